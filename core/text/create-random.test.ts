import { expect, test } from 'vitest';
import { createRandom } from './create-random.ts';

const take = (seed: string, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
};

test('the seed determines every number; one changed letter changes all of them', () => {
  expect(take('seed', 50)).toEqual(take('seed', 50));
  const others = new Set(take('seed', 50));
  for (const seed of ['seeD', 'see', 'seedé', ''])
    expect(take(seed, 50).some((one) => others.has(one))).toBe(false);
});

test('numbers are evenly distributed from 0 up to 1', () => {
  const tenths = new Map<number, number>();
  for (const number of take('many', 10_000)) {
    const tenth = Math.floor(number * 10);
    tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
  }
  expect([...tenths.keys()].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const count of tenths.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
