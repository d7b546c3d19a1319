import { expect, test } from 'vitest';
import { riseAbove } from './rise-above.ts';

const toast = { top: 730, bottom: 790, left: 900, right: 1270 };
const barAt = (top: number, bottom: number, left = 700, right = 1300) => ({ top, bottom, left, right });

test('a box that lies over no bar stays', () => {
  expect(riseAbove(toast, [])).toBe(0);
  expect(riseAbove(toast, [barAt(100, 160), barAt(740, 800, 0, 300)])).toBe(0);
});

test('a box rises above the bar under it, and above the one that it would then lie over', () => {
  expect(riseAbove(toast, [barAt(740, 800)])).toBe(58);
  expect(riseAbove(toast, [barAt(640, 700), barAt(740, 800)])).toBe(158);
});

test('a box stays where bars leave no room above them', () => {
  expect(riseAbove(toast, [barAt(20, 800)])).toBe(0);
});
