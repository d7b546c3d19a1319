import { expect, test } from 'vitest';
import { bootstrapMean, rateRanking } from './statistics.ts';

test('the best order has an NDCG of 1, the worst less', () => {
  const items = [3, 2, 0].map((worth) => ({ worth, value: worth }));
  expect(rateRanking(items)).toBe(1);
  expect(rateRanking(items.map(({ worth }) => ({ worth, value: -worth })))).toBeLessThan(0.8);
});

test('only the first ten ranks count', () => {
  const tail = (worth: number) => [
    ...Array.from({ length: 10 }, (_each, i) => ({ worth: 1, value: 20 - i })),
    { worth, value: 1 },
  ];
  expect(rateRanking(tail(1))).toBe(rateRanking(tail(0)));
});

test('the interval of means contains the mean and is deterministic', () => {
  const values = Array.from({ length: 50 }, (_each, i) => i % 5);
  const { mean, low, high } = bootstrapMean(values);
  expect(mean).toBe(2);
  expect(low).toBeLessThan(2);
  expect(high).toBeGreaterThan(2);
  expect(bootstrapMean(values)).toEqual({ mean, low, high });
});
