import { expect, test } from 'vitest';
import { riseAbove } from './rise-above.ts';

const toast = { top: 730, bottom: 790, left: 900, right: 1270 };
const barAt = (top: number, bottom: number, left = 700, right = 1300) => ({ top, bottom, left, right });

test('leaves a box that overlaps no bar in place', () => {
  expect(riseAbove(toast, [])).toBe(0);
  expect(riseAbove(toast, [barAt(100, 160), barAt(740, 800, 0, 300)])).toBe(0);
});

test('moves a box above the bar below it, and above the next bar that it would then overlap', () => {
  expect(riseAbove(toast, [barAt(740, 800)])).toBe(58);
  expect(riseAbove(toast, [barAt(640, 700), barAt(740, 800)])).toBe(158);
});

test('leaves a box in place if bars leave no room above', () => {
  expect(riseAbove(toast, [barAt(20, 800)])).toBe(0);
});

test('moves a box above the bars and the focused element', () => {
  expect(riseAbove(toast, [barAt(740, 800)], [barAt(600, 700)])).toBe(198);
});

test('moves a box above the bars alone if the focused element leaves no room', () => {
  expect(riseAbove(toast, [barAt(740, 800)], [barAt(20, 1_200)])).toBe(58);
});
