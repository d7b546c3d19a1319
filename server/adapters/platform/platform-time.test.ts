import { expect, test } from 'vitest';
import { createPlatformTime } from './platform-time.ts';

test('the platform’s time advances from its last answer, whatever our own clock does', () => {
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
