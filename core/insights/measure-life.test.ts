import { expect, test } from 'vitest';
import { measureLife } from './measure-life.ts';

const HOUR_MS = 3_600_000;
const PUBLISHED = Date.UTC(2026, 10, 22);
const life = (...readings: readonly (readonly [hours: number, score: number])[]) =>
  measureLife(
    PUBLISHED,
    readings.map(([hours, score]) => ({ takenAt: PUBLISHED + hours * HOUR_MS, score })),
  );

test('finds the first reading with half of the latest upvotes', () => {
  expect(life([0.1, 1], [1, 20], [4, 38], [24, 70], [96, 76])).toMatchObject({
    latest: { hours: 96, upvotes: 76 },
    half: { hours: 4, upvotes: 38 },
  });
});

test('ends the curve soon after nearly all upvotes were there, and not within a day', () => {
  const hoursOf = (found: ReturnType<typeof life>) => found?.points.map(({ hours }) => hours);
  expect(hoursOf(life([1, 40], [20, 98], [23, 99], [60, 100], [900, 100]))).toEqual([1, 20, 23]);
  expect(hoursOf(life([1, 4], [100, 98], [140, 99], [900, 100]))).toEqual([1, 100, 140]);
});

test.each([
  ['too few upvotes', life([1, 2], [5, 5])?.half],
  ['downvotes', life([1, 0], [5, -9])?.half],
  ['one reading', life([1, 50])],
  ['no reading', life()],
  ['a reading dated before its publication', life([-1, 50], [2, 60])],
])('says nothing of a half with %s', (_what, found) => {
  expect(found).toBeNull();
});
