import { expect, test } from 'vitest';
import { formatChange } from './format-change.ts';

test.each([
  [12, '%', '+12%'],
  [-3, '%', '−3%'],
  [0, '%', '+0%'],
  [0.8, ' pts', '+0.8 pts'],
  [-1, ' pts', '−1.0 pts'],
  [null, '%', null],
] as const)('writes a change of %s in%s as %s', (change, unit, text) => {
  expect(formatChange(change, unit)).toBe(text);
});
