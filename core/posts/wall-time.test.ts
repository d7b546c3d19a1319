import { expect, onTestFinished, test, vi } from 'vitest';
import { addLocalDays, isTimeZone, toInstant, toWallTime } from './wall-time.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const iso = (at: number) => new Date(at).toISOString().replace(':00.000Z', 'Z');

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['america/new_york', true],
  ['Europe/Atlantis', false],
  ['', false],
  ['14:30', false],
  ['+05:45', true],
  ['-0330', true],
  ['+05:37', false],
])('%j is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});

test.each([
  ['in winter', '2027-01-15T14:30', 'Europe/Berlin', '2027-01-15T13:30Z'],
  ['in summer', '2027-07-15T14:30', 'Europe/Berlin', '2027-07-15T12:30Z'],
  ['without daylight saving time', '2027-07-15T14:30', 'Asia/Kolkata', '2027-07-15T09:00Z'],
  ['across a day boundary', '2027-01-15T01:00', 'Asia/Tokyo', '2027-01-14T16:00Z'],
  ['across a year boundary', '2027-12-31T20:00', 'America/New_York', '2028-01-01T01:00Z'],
  ['just before clocks go forward', '2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59Z'],
  ['in the skipped hour', '2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30Z'],
  ['just after the skipped hour', '2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00Z'],
  ['in a repeated hour, taking the first', '2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30Z'],
  ['where clocks go back by half an hour', '2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45Z'],
  ['in UTC', '2027-01-15T14:30', 'UTC', '2027-01-15T14:30Z'],
])('a local time %s: %s in %s is %s', (_when, wall, timeZone, instant) => {
  expect(iso(toInstant(utc(wall), timeZone))).toBe(instant);
});

test.each([
  ['after zero days', '2027-03-27T13:30', 0, 'Europe/Berlin', '2027-03-27T13:30Z'],
  ['on a plain day', '2027-03-01T13:30', 1, 'Europe/Berlin', '2027-03-02T13:30Z'],
  ['across a night when clocks go forward', '2027-03-27T13:30', 1, 'Europe/Berlin', '2027-03-28T12:30Z'],
  ['across a night when clocks go back', '2027-10-30T12:30', 1, 'Europe/Berlin', '2027-10-31T13:30Z'],
  ['across both changes', '2027-03-01T13:30', 300, 'Europe/Berlin', '2027-12-26T13:30Z'],
  ['across the end of February in a leap year', '2028-02-28T13:30', 2, 'UTC', '2028-03-01T13:30Z'],
])('keeps the time of day %s', (_when, from, days, timeZone, instant) => {
  expect(iso(addLocalDays(utc(from), days, timeZone))).toBe(instant);
});

test('shares one cached format across all spellings of a time zone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => made.mockRestore());
  const spellings = ['Pacific/Chatham', 'pacific/chatham', 'PACIFIC/CHATHAM', 'pAcIfIc/ChAtHaM'];
  const times = spellings.map((name) => toWallTime(utc('2027-01-15T10:00'), name));
  expect(new Set(times).size).toBe(1);
  expect(made).toHaveBeenCalledTimes(1);
});
