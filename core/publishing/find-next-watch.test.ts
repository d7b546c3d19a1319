import { expect, test } from 'vitest';
import { findNextWatch } from './find-next-watch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function readingsUntil(ageMs: number): number[] {
  const ages: number[] = [];
  for (let at = findNextWatch(0, 0); at !== null && at <= ageMs; at = findNextWatch(0, at)) ages.push(at);
  return ages;
}

test('reads a post after half a minute, and then less and less often', () => {
  const minutes = readingsUntil(2 * HOUR_MS).map((ms) => ms / MINUTE_MS);
  expect(minutes).toEqual([0.5, 5, 10, 15, 30, 45, 60, 120]);
});

test.each([
  ['hourly on its first day', HOUR_MS, DAY_MS, 23],
  ['every six hours in its first week', DAY_MS, 7 * DAY_MS, 24],
  ['daily in its first month', 7 * DAY_MS, 30 * DAY_MS, 23],
  ['weekly after that', 30 * DAY_MS, 44 * DAY_MS, 2],
])('reads a post %s', (_sentence, from, until, count) => {
  expect(readingsUntil(until).filter((at) => at > from)).toHaveLength(count);
});

test('makes up for all missed readings with one after a pause', () => {
  expect(findNextWatch(0, 3 * HOUR_MS + MINUTE_MS)).toBe(4 * HOUR_MS);
});

test('stops reading a post after thirteen months', () => {
  expect(findNextWatch(0, 400 * DAY_MS)).toBeNull();
});

test('reads a post even if our clock is behind the platform’s', () => {
  expect(findNextWatch(MINUTE_MS, 0)).toBe(MINUTE_MS / 2);
});
