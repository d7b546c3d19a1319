import { expect, test } from 'vitest';
import { listPatternTimes, spreadOverDay } from './pattern-times.ts';

const BERLIN = 'Europe/Berlin';
const NINE_AND_FIVE = { minutes: [17 * 60, 9 * 60], isWeekdaysOnly: true };
const timesFrom = (
  now: string,
  count: number,
  pattern = NINE_AND_FIVE,
  taken: string[] = [],
  gapMs?: number,
) =>
  listPatternTimes(Date.parse(now), count, pattern, BERLIN, taken.map(Date.parse), gapMs).map((at) =>
    new Date(at).toISOString().slice(0, 16),
  );

test('starts with the next time of the pattern and skips the weekend', () => {
  // This is a Friday.
  expect(timesFrom('2026-11-20T10:00:00Z', 4)).toEqual([
    '2026-11-20T16:00',
    '2026-11-23T08:00',
    '2026-11-23T16:00',
    '2026-11-24T08:00',
  ]);
});

test('includes weekends if the pattern does', () => {
  const times = timesFrom('2026-11-20T17:00:00Z', 3, { ...NINE_AND_FIVE, isWeekdaysOnly: false });
  expect(times).toEqual(['2026-11-21T08:00', '2026-11-21T16:00', '2026-11-22T08:00']);
});

test('uses the time zone to tell weekdays', () => {
  // In Berlin this is already Monday.
  expect(timesFrom('2026-11-22T23:30:00Z', 1, { minutes: [60], isWeekdaysOnly: true })).toEqual([
    '2026-11-23T00:00',
  ]);
});

test('keeps the time of day across a clock change', () => {
  const times = timesFrom('2026-03-28T12:00:00Z', 2, { minutes: [9 * 60], isWeekdaysOnly: false });
  expect(times).toEqual(['2026-03-29T07:00', '2026-03-30T07:00']);
  expect(timesFrom('2026-10-24T12:00:00Z', 1, { minutes: [9 * 60], isWeekdaysOnly: false })).toEqual([
    '2026-10-25T08:00',
  ]);
});

test('merges two times that a skipped hour makes equal', () => {
  const times = timesFrom('2026-03-28T22:00:00Z', 2, { minutes: [150, 210], isWeekdaysOnly: false });
  expect(new Set(times).size).toBe(2);
  expect(times).toEqual(['2026-03-29T01:30', '2026-03-30T00:30']);
});

test('skips taken times and times too close to them', () => {
  const taken = ['2026-11-23T08:05:00Z'];
  expect(timesFrom('2026-11-22T10:00:00Z', 1, NINE_AND_FIVE, taken)).toEqual(['2026-11-23T08:00']);
  expect(timesFrom('2026-11-22T10:00:00Z', 1, NINE_AND_FIVE, taken, 600_000)).toEqual(['2026-11-23T16:00']);
});

test('returns no times for a pattern without times of day', () => {
  expect(timesFrom('2026-11-22T10:00:00Z', 3, { minutes: [], isWeekdaysOnly: true })).toEqual([]);
});

test.each([
  [1, [540]],
  [2, [540, 1020]],
  [3, [540, 780, 1020]],
  [4, [540, 690, 855, 1020]],
])('spreads %i posts over the posting hours', (count, minutes) => {
  expect(spreadOverDay({ from: 480, until: 1200 }, count)).toEqual(minutes);
});

test('never starts before the posting hours', () => {
  expect(spreadOverDay({ from: 610, until: 640 }, 2)).toEqual([610, 630]);
});

test('skips days without posting hours, unless no other day is left', () => {
  const monday = Date.UTC(2026, 10, 23, 6);
  const days = (closed: number[]) =>
    listPatternTimes(monday, 3, { minutes: [540], isWeekdaysOnly: true, closed }, 'UTC').map((at) =>
      new Date(at).getUTCDay(),
    );
  expect(days([])).toEqual([1, 2, 3]);
  expect(days([1, 2])).toEqual([1, 4, 5]);
  expect(days([0, 1, 2, 3, 4])).toEqual([1, 2, 3]);
});
