import { expect, test } from 'vitest';
import { findRuns } from './trend-lines.ts';

test.each([
  [[1, 2, 0], [[0, 1, 2]]],
  [
    [null, 1, 2, null, 3, null],
    [[1, 2], [4]],
  ],
  [[null, null], []],
])('draws runs of measured days: %j as %j', (values, runs) => {
  expect(findRuns(values)).toEqual(runs);
});
