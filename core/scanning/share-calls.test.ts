import { expect, test } from 'vitest';
import { Chance } from '#test/simulation/chance.ts';
import { shareCalls } from './share-calls.ts';

const perMinute = (intervals: readonly number[]) => intervals.reduce((sum, ms) => sum + 60_000 / ms, 0);
const busy = (weight: number) => ({ rate: 10, weight });

test('shares calls by the square root of rate × watchers', () => {
  const [one, four, hundred] = shareCalls([busy(1), busy(4), busy(100)], 30);
  expect(one! / four!).toBeCloseTo(2, 2);
  expect(one! / hundred!).toBeCloseTo(10, 2);
});

test('uses every useful call, and never more than the budget', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const chance = new Chance(seed);
    const groups = Array.from({ length: chance.between(1, 200) }, () => {
      const rate = 10 ** (chance.number() * 6 - 5);
      return { rate, weight: rate * chance.between(1, 1_000) };
    });
    const calls = chance.between(1, 200);
    const used = perMinute(shareCalls(groups, calls));
    expect(used).toBeLessThanOrEqual(calls + 1e-9);
    const useful = perMinute(shareCalls(groups, Number.MAX_SAFE_INTEGER));
    expect(used).toBeGreaterThan(Math.min(calls, useful) * 0.99);
  }
});

test('reads a few quiet communities once a minute even with calls to spare', () => {
  expect(shareCalls([{ rate: 0.000_1, weight: 0.000_1 }], 90)).toEqual([60_000]);
});

test('reads no group more than once a second', () => {
  expect(shareCalls([{ rate: 1_000, weight: 1e6 }], 90)).toEqual([1_000]);
});

test('reads a rarely watched group within five minutes if that costs few calls', () => {
  const intervals = shareCalls([busy(1e6), { rate: 0.001, weight: 0.001 }], 50);
  expect(intervals).toEqual([expect.any(Number), 300_000]);
  const many = Array.from({ length: 1_000 }, () => ({ rate: 0.001, weight: 0.001 }));
  expect(shareCalls([busy(1e6), ...many], 50)[0]).toBeLessThan(2_000);
});
