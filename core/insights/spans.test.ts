import { expect, test } from 'vitest';
import { listLastDays } from './spans.ts';

const iso = (at: number) => new Date(at).toISOString().slice(0, 16);
const at = (text: string) => Date.parse(`${text}:00Z`);

test('the last days start at midnight in the time zone and end now', () => {
  const { days, all } = listLastDays(3, at('2026-06-10T15:30'), 'Asia/Kolkata');
  expect(days.map(({ from, until }) => [iso(from), iso(until)])).toEqual([
    ['2026-06-07T18:30', '2026-06-08T18:30'],
    ['2026-06-08T18:30', '2026-06-09T18:30'],
    ['2026-06-09T18:30', '2026-06-10T15:30'],
  ]);
  expect([iso(all.from), iso(all.until)]).toEqual(['2026-06-07T18:30', '2026-06-10T15:30']);
});

test('the previous span is as long and ends at the same time of day', () => {
  const { before } = listLastDays(7, at('2026-06-10T15:30'), 'UTC');
  expect([iso(before.from), iso(before.until)]).toEqual(['2026-05-28T00:00', '2026-06-03T15:30']);
});

test.each([
  ['an hour is skipped', '2026-03-29T20:00', 23],
  ['an hour is repeated', '2026-10-25T20:00', 25],
])('a day on which %s keeps its real length', (_what, now, hours) => {
  const { days } = listLastDays(2, at(now) + 86_400_000, 'Europe/Berlin');
  const [first] = days;
  expect((first!.until - first!.from) / 3_600_000).toBe(hours);
});

test('leaves no gaps or overlaps over a year of days in many zones', () => {
  for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo', 'UTC']) {
    const { days } = listLastDays(400, at('2026-12-01T12:00'), zone);
    expect(days.every(({ from }, index) => index === 0 || from === days[index - 1]!.until)).toBe(true);
    expect(days.every(({ from, until }) => until > from)).toBe(true);
  }
});
