import { expect, test } from 'vitest';
import type { PostingHours } from '#contract/publishing.ts';
import { DEFAULT_POSTING_HOURS, findNextPostingTime } from './posting-hours.ts';

const next = (at: string, hours: PostingHours = DEFAULT_POSTING_HOURS, zone = 'Europe/Berlin') =>
  new Date(findNextPostingTime(Date.parse(at), hours, zone)).toISOString();

/** Posting hours without weekends. */
const WORKDAYS: PostingHours = {
  days: [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? { from: 9 * 60 + 30, until: 17 * 60 } : null)),
};
const MONDAYS: PostingHours = { days: WORKDAYS.days.map((hours, day) => (day === 0 ? hours : null)) };

test.each([
  ['moves a time at night to the morning', '2026-11-23T23:13:00Z', '2026-11-24T07:00:00.000Z'],
  ['moves an early time to the start of the same day', '2026-11-24T03:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['accepts the first minute', '2026-11-24T07:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['accepts the last minute', '2026-11-24T18:59:30Z', '2026-11-24T18:59:30.000Z'],
  ['moves a time after the end to the next morning', '2026-11-24T19:00:00Z', '2026-11-25T07:00:00.000Z'],
  ['uses the time zone’s clock across a clock change', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00.000Z'],
])('applying the posting hours %s', (_sentence, at, expected) => {
  expect(next(at)).toBe(expected);
});

test('skips days without hours', () => {
  // A Friday at 18:00, after the posting hours.
  expect(next('2026-11-27T17:00:00Z', WORKDAYS)).toBe('2026-11-30T08:30:00.000Z');
  expect(next('2026-11-28T11:00:00Z', WORKDAYS)).toBe('2026-11-30T08:30:00.000Z');
  // A Monday evening, and the next Monday.
  expect(next('2026-11-23T18:00:00Z', MONDAYS)).toBe('2026-11-30T08:30:00.000Z');
});
