import { expect, test } from 'vitest';
import { findWeek } from './weeks.ts';

const shown = (at: string, timeZone: string, weeks?: number) => {
  const { from, until } = findWeek(Date.parse(at), timeZone, weeks);
  return [from, until].map((time) => new Date(time).toISOString());
};

test.each([
  ['assigns a Sunday evening to the ending week', '2026-11-22T23:59:00Z', '2026-11-16', '2026-11-23'],
  ['starts a week on Monday', '2026-11-23T00:00:00Z', '2026-11-23', '2026-11-30'],
])('%s', (_sentence, at, from, until) => {
  expect(shown(at, 'UTC')).toEqual([`${from}T00:00:00.000Z`, `${until}T00:00:00.000Z`]);
});

test('splits weeks by time zone, even if an hour is missing', () => {
  expect(shown('2026-03-25T12:00:00Z', 'Europe/Berlin')).toEqual([
    '2026-03-22T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  expect(shown('2026-03-31T12:00:00Z', 'Europe/Berlin', -1)[0]).toBe('2026-03-22T23:00:00.000Z');
});
