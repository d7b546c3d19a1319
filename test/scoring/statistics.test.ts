import { expect, test } from 'vitest';
import { areaUnderCurve, bootstrapMean, correlate, judgeClasses, rateRanking } from './statistics.ts';

test('the macro-F1 is the mean of the classes, however many rows each has', () => {
  const pairs = [
    { label: 'a', found: 'a' },
    { label: 'a', found: 'b' },
    { label: 'b', found: 'b' },
  ];
  const { classes, macroF1 } = judgeClasses(pairs, ['a', 'b']);
  expect(classes.map(({ precision, recall }) => [precision, recall])).toEqual([
    [1, 0.5],
    [0.5, 1],
  ]);
  expect(macroF1).toBeCloseTo(2 / 3);
});

test('ties count half in the area under the curve', () => {
  const ranked = [
    { isPositive: true, value: 2 },
    { isPositive: true, value: 1 },
    { isPositive: false, value: 1 },
  ];
  expect(areaUnderCurve(ranked)).toBe(0.75);
});

test('what rises together is correlated, and what falls meanwhile is so in reverse', () => {
  expect(
    correlate([
      [1, 2],
      [2, 4],
      [3, 6],
    ]),
  ).toBeCloseTo(1);
  expect(
    correlate([
      [1, 3],
      [2, 2],
      [3, 1],
    ]),
  ).toBeCloseTo(-1);
});

test('the best order has an NDCG of one, and the reverse less', () => {
  const items = [3, 2, 0].map((worth) => ({ worth, value: worth }));
  expect(rateRanking(items)).toBe(1);
  expect(rateRanking(items.map(({ worth }) => ({ worth, value: -worth })))).toBeLessThan(0.7);
});

test('a bootstrap is the same each time and holds the mean', () => {
  const values = [0.2, 0.4, 0.9, 0.7];
  expect(bootstrapMean(values)).toEqual(bootstrapMean(values));
  const { low, high } = bootstrapMean(values);
  expect(low).toBeLessThan(0.55);
  expect(high).toBeGreaterThan(0.55);
});
