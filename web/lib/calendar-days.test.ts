import { expect, test } from 'vitest';
import { addDays, addMonths, weeksOfMonth, moveToDay, daysOfWeek } from './calendar-days.ts';
import { toDay, isDay } from './day.ts';

const MONDAY = 1;
// In the test time zone clocks go forward on March 29, 2026 at 2:00 and back on October 25 at 3:00.

test('counts days across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  expect(addDays('2026-10-26', -1)).toBe('2026-10-25');
});

test('keeps the date when adding months, or uses the last day of a shorter month', () => {
  expect(addMonths('2026-11-21', 1)).toBe('2026-12-21');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('starts a week of seven days on the reader’s first weekday', () => {
  expect(daysOfWeek('2026-11-21', MONDAY)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(daysOfWeek('2026-11-21', 0)[0]).toBe('2026-11-15');
});

test('builds a month of whole weeks, each day exactly once', () => {
  const weeks = weeksOfMonth('2026-03-10', MONDAY);
  const days = weeks.flat();
  expect(days[0]).toBe('2026-02-23');
  expect(days.at(-1)).toBe('2026-04-05');
  expect(new Set(days).size).toBe(days.length);
  expect(weeksOfMonth('2027-02-10', MONDAY)).toHaveLength(4);
});

test('keeps the local time of a moved post across a clock change', () => {
  expect(moveToDay('2026-03-27T08:30:00.000Z', '2026-03-30').toISOString()).toBe('2026-03-30T07:30:00.000Z');
  expect(moveToDay('2026-10-23T07:30:00.000Z', '2026-10-26').toISOString()).toBe('2026-10-26T08:30:00.000Z');
});

test('moves a skipped time forward, and picks the first of a repeated time', () => {
  const half = '2026-03-01T01:30:00.000Z';
  expect(moveToDay(half, '2026-03-29').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(toDay(moveToDay(half, '2026-03-29'))).toBe('2026-03-29');
  expect(moveToDay(half, '2026-10-25').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('keeps the seconds of a post that was not moved, and its side of a clock change', () => {
  const second = '2026-10-25T01:30:20.000Z';
  expect(moveToDay(second, '2026-10-25').toISOString()).toBe(second);
  expect(moveToDay(second, '2026-10-25', 2).toISOString()).toBe(second);
  expect(moveToDay(second, '2026-10-27').toISOString()).toBe('2026-10-27T01:30:20.000Z');
});

test('keeps the minutes of a post that moves to another hour', () => {
  expect(moveToDay('2026-10-23T07:30:00.000Z', '2026-10-26', 18).toISOString()).toBe(
    '2026-10-26T17:30:00.000Z',
  );
  expect(moveToDay('2026-03-29T01:30:00.000Z', '2026-03-29', 1).toISOString()).toBe(
    '2026-03-29T00:30:00.000Z',
  );
  expect(moveToDay('2026-03-27T05:15:00.000Z', '2026-03-29', 2).toISOString()).toBe(
    '2026-03-29T01:15:00.000Z',
  );
});

test('rejects days that do not exist', () => {
  expect(isDay('2026-02-28')).toBe(true);
  for (const wrong of ['2026-02-30', '2026-13-01', 'today', '', '2026-2-3']) expect(isDay(wrong)).toBe(false);
});
