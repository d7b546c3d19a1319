import { expect, test } from 'vitest';
import { chartTicks } from './chart-scale.ts';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [0, 47],
    [0, 20, 40, 60],
  ],
  [
    [-3, 12],
    [-5, 0, 5, 10, 15],
  ],
  [[980], [0, 250, 500, 750, 1_000]],
])('places the gridlines for %j at %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});
