import { beforeEach, expect, test, vi } from 'vitest';
import { findDefaultTime, defaultTimeOn, isSkippedHour } from './default-time.ts';

// In the test time zone clocks go forward on March 28, 2027 at 2:00 and back on October 31 at 3:00.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 8), toFake: ['Date'] });
});

const today = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute);

test('proposes the morning of a day, or soon, or nothing', () => {
  expect(defaultTimeOn('2026-11-21', today(8))).toBe('2026-11-21T09:00');
  expect(defaultTimeOn('2026-11-21', today(9))).toBe('2026-11-21T10:00');
  expect(defaultTimeOn('2026-11-21', today(14, 7))).toBe('2026-11-21T15:15');
  expect(defaultTimeOn('2026-11-21', today(22, 50))).toBeNull();
  expect(defaultTimeOn('2026-11-20', today(8))).toBeNull();
  expect(defaultTimeOn('2026-11-22', today(23, 50))).toBe('2026-11-22T09:00');
});

test('proposes the full hour, or a quarter within it, or nothing', () => {
  expect(findDefaultTime('2026-11-21', 15, today(14, 7))).toBe('2026-11-21T15:00');
  expect(findDefaultTime('2026-11-21', 14, today(14, 7))).toBe('2026-11-21T14:15');
  expect(findDefaultTime('2026-11-21', 14, today(14, 50))).toBeNull();
  expect(findDefaultTime('2026-11-21', 13, today(14, 7))).toBeNull();
});

test('proposes nothing in an hour that clocks skip, and one time in an hour that occurs twice', () => {
  expect(findDefaultTime('2027-03-28', 2, today(8))).toBeNull();
  expect(findDefaultTime('2027-10-31', 2, today(8))).toBe('2027-10-31T02:00');
  expect([1, 2, 3].map((hour) => isSkippedHour('2027-03-28', hour))).toEqual([false, true, false]);
});
