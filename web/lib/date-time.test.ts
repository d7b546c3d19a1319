import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  formatUtcDay,
  chosenInstant,
  clockNote,
  fromLocalMinute,
  nextQuarter,
  readLocalMinute,
  toLocalMinute,
  toFutureMinute,
  localizeTimes,
} from './date-time.ts';

// In the test time zone clocks go forward on March 28, 2027 at 2:00 and back on October 31 at 3:00.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T11:12:00Z'), toFake: ['Date'] });
});

test('accepts only existing minutes in the future', () => {
  expect(readLocalMinute('2026-11-21T12:13')).toBe('2026-11-21T12:13');
  const wrong = [
    '',
    'soon',
    '2026-11-21',
    '2026-11-21T12:12',
    '2026-11-21T12:13:30',
    '2027-02-30T10:00',
    '2027-01-01T25:00',
    '2027-03-28T02:30',
    '2027-01-01T10:00Z',
  ];
  expect([null, ...wrong].filter((text) => readLocalMinute(text) !== '')).toEqual([]);
});

test('offers no value for an instant in the past', () => {
  expect(toFutureMinute('2026-11-21T11:13:00.000Z')).toBe('2026-11-21T12:13');
  expect(toFutureMinute('2026-11-21T11:12:00.000Z')).toBe('');
  expect(toFutureMinute(null)).toBe('');
});

test('suggests the next quarter of an hour that leaves time to choose it', () => {
  expect(nextQuarter().toISOString()).toBe('2026-11-21T11:30:00.000Z');
  vi.setSystemTime(Date.parse('2026-11-21T11:10:00Z'));
  expect(nextQuarter().toISOString()).toBe('2026-11-21T11:15:00.000Z');
  vi.setSystemTime(Date.parse('2026-11-21T11:12:00Z'));
});

test('keeps the instant of an unchanged time, even in a repeated hour', () => {
  const second = '2027-10-31T01:30:20.000Z';
  expect(chosenInstant('2027-10-31T02:30', second).toISOString()).toBe(second);
  expect(chosenInstant('2027-10-31T02:31', second).toISOString()).toBe('2027-10-31T00:31:00.000Z');
  expect(chosenInstant('2027-10-31T02:30').toISOString()).toBe('2027-10-31T00:30:00.000Z');
});

test('shows a day that the user chose as the same day in every time zone', () => {
  expect(formatUtcDay('2026-11-22T00:00:00.000Z')).toBe(formatUtcDay('2026-11-22T23:59:00.000Z'));
});

test('explains times that a clock change skips or repeats', () => {
  expect(clockNote('2027-03-28T02:30')).toMatch(/^Clocks skip that time: it means .*30/);
  expect(clockNote('2027-03-28T03:00')).toBe('');
  expect(clockNote('2027-10-31T02:00')).toMatch(/comes twice: the first one/);
  expect(clockNote('2027-10-31T02:30', '2027-10-31T01:30:00.000Z')).toMatch(/the second one/);
  expect(clockNote('2027-10-31T03:00')).toBe('');
  expect(clockNote('2027-10-31T01:59')).toBe('');
  expect(clockNote('')).toBe('');
});

test("converts an instant to an input's local time and back", () => {
  const instant = new Date(2026, 2, 4, 5, 6);
  expect(toLocalMinute(instant)).toBe('2026-03-04T05:06');
  expect(fromLocalMinute('2026-03-04T05:06')).toEqual(instant);
});

test('leaves a day that does not exist as typed', () => {
  expect(localizeTimes('until Jan 45, 2027, or Feb 30, 2027')).toBe('until Jan 45, 2027, or Feb 30, 2027');
});

test("rewrites days in a sentence in the reader's order", () => {
  const day = formatUtcDay('2027-01-05T00:00:00.000Z');
  expect(localizeTimes('Wait until Jan 5, 2027, or March 5, 2027.')).toBe(
    `Wait until ${day}, or March 5, 2027.`,
  );
});

test('adds the year to a weekday with its date, this year’s or next year’s', async () => {
  const locale = { ...new Intl.DateTimeFormat().resolvedOptions(), locale: 'en-GB' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(locale);
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { localizeTimes: british } = await import('./date-time.ts');
  expect(british('Move it to Saturday, November 28.')).toBe('Move it to Saturday 28 November.');
  expect(british('Move it to Saturday, January 2.')).toBe('Move it to Saturday 2 January.');
  expect(british('On Monday, November 28, it rained.')).toBe('On Monday, November 28, it rained.');
  expect(british('Since Wednesday, December 31.')).toBe('Since Wednesday 31 December.');
  expect(british('Wait until Jan 5, 2027.')).toBe('Wait until 5 Jan 2027.');
  for (const typed of [
    'Monday, May 45',
    'Monday, February 29',
    'Black Friday, November 50% off',
    '2026-13-45T10:00:00Z',
  ])
    expect(british(typed)).toBe(typed);
});
