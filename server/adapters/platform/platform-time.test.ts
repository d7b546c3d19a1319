import { expect, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { createPlatformTime } from './platform-time.ts';

test('advances from the last answer, whatever our own clock shows', () => {
  const machine = { wall: 5_000, monotonic: 0.25 };
  const now = () => machine.wall;
  const clock = {
    now,
    wall: now,
    monotonic: () => machine.monotonic,
    after: () => () => {},
    nextTurn: async () => {},
  };
  const time = createPlatformTime(clock);
  expect(time.now()).toBe(5_000);
  time.sync('Sat, 21 Nov 2026 09:00:00 GMT');
  machine.monotonic += 1_500.6;
  machine.wall += 3_600_000;
  expect(time.now()).toBe(Date.UTC(2026, 10, 21, 9, 0, 1, 500));
  time.sync('not a date');
  expect(time.now()).toBe(Date.UTC(2026, 10, 21, 9, 0, 1, 500));
});

test('the time counts as known for an hour, unless the machine slept or its clock changed', () => {
  const machine = { wall: 5_000, monotonic: 0 };
  const clock = { ...createTestClock(), wall: () => machine.wall, monotonic: () => machine.monotonic };
  const time = createPlatformTime(clock);
  const pass = (wallMs: number, monotonicMs: number) => {
    machine.wall += wallMs;
    machine.monotonic += monotonicMs;
    return time.isHeard();
  };
  const hear = () => time.sync('Sat, 21 Nov 2026 09:00:00 GMT');
  expect(time.isHeard()).toBe(false);
  hear();
  expect(pass(3_599_000, 3_599_000)).toBe(true);
  expect(pass(2_000, 2_000)).toBe(false);
  hear();
  expect(pass(60_000, 0)).toBe(false);
  hear();
  expect(pass(-60_000, 0)).toBe(false);
});
