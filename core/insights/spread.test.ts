import { expect, test } from 'vitest';
import { Chance } from '#test/simulation/chance.ts';
import { measureSpread } from './spread.ts';

test('takes the median of an even number of values between the middle two', () => {
  expect(measureSpread([4, 1, 3, 2])).toMatchObject({ count: 4, median: 2.5, quartiles: [1.75, 3.25] });
  expect(measureSpread([])).toBeNull();
});

test('gives an interval for six values but not for five', () => {
  expect(measureSpread([1, 2, 3, 4, 5])?.interval).toBeNull();
  expect(measureSpread([1, 2, 3, 4, 5, 900])?.interval).toEqual([1, 900]);
});

test.each([
  [9, 2, 8],
  [20, 6, 15],
  [100, 40, 61],
])('for %i consecutive values, the interval spans ranks %i to %i', (count, from, until) => {
  const values = Array.from({ length: count }, (_, index) => index + 1);
  expect(measureSpread(values)?.interval).toEqual([from, until]);
});

test('exact and approximate intervals agree', () => {
  const rankOf = (count: number) =>
    measureSpread(Array.from({ length: count }, (_, index) => index + 1))?.interval?.[0] ?? 0;
  expect(Math.abs(rankOf(501) - rankOf(500))).toBeLessThanOrEqual(1);
});

test('the interval misses the true median in about 5% of samples', () => {
  const chance = new Chance(7);
  for (const count of [6, 11, 40, 600]) {
    const samples = 1_000;
    const missed = Array.from({ length: samples }, () => {
      const values = Array.from({ length: count }, () => chance.between(0, 1_000_000));
      const [from, until] = measureSpread(values)?.interval ?? [0, 0];
      return from > 500_000 || until < 500_000;
    }).filter(Boolean).length;
    expect(missed / samples).toBeLessThan(0.07);
  }
});
