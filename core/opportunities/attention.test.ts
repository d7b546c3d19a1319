import { expect, test } from 'vitest';
import { Chance } from '#test/simulation/chance.ts';
import { type Attention, estimateHalfLife, type Gain, NO_ATTENTION, observeGain } from './attention.ts';

const observe = (gains: readonly Gain[], known: Attention = NO_ATTENTION): Attention =>
  gains.reduce(observeGain, known);

/** Threads read twice at random ages; their upvotes and comments decay with the half-life. */
function watch(count: number, halfLife: number, seed = 1): Gain[] {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => {
    const final = 40 * chance.number();
    const fromHours = 12 * chance.number();
    const toHours = fromHours + 0.2 + chance.number();
    const at = (hours: number) => final * (1 - 2 ** (-hours / halfLife));
    const whole = (value: number) => Math.floor(value + chance.number());
    return { fromHours, toHours, gained: whole(at(toHours) - at(fromHours)) };
  });
}

test.each([2, 4, 8, 16])('finds a half-life of %i hours from threads that were read twice', (halfLife) => {
  const found = estimateHalfLife(observe(watch(1_000, halfLife)))!;
  expect(found).toBeGreaterThan(halfLife * 0.75);
  expect(found).toBeLessThan(halfLife * 1.33);
});

test('finds no half-life with few readings or only young threads', () => {
  expect(estimateHalfLife(NO_ATTENTION)).toBe(null);
  expect(estimateHalfLife(observe(watch(5, 4)))).toBe(null);
  expect(estimateHalfLife(observe(watch(500, 4).filter(({ toHours }) => toHours < 3)))).toBe(null);
});

test('adapts to a community that changes', () => {
  const changed = observe(watch(20_000, 2, 3), observe(watch(20_000, 12, 2)));
  expect(estimateHalfLife(changed)).toBeLessThan(3);
});

test('gives the longest half-life to old threads that still gain votes, and ignores negative gains', () => {
  const gains = Array.from({ length: 40 }, (_, no) => ({
    fromHours: no % 2 === 0 ? 1 : 8,
    toHours: no % 2 === 0 ? 2 : 9,
    gained: no % 2 === 0 ? 1 : 5,
  }));
  expect(estimateHalfLife(observe(gains))).toBe(24);
  expect(observe([{ fromHours: 1, toHours: 2, gained: -3 }]).young.gained).toBe(0);
});
