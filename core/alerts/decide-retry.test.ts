import { expect, test } from 'vitest';
import { decideRetry, hasFailedTooLong } from './decide-retry.ts';

test('a delivery is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 6 h and 12 h, and then it is dead', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => decideRetry(attempts, 0));
  expect(waits.map((ms) => ms && ms / 1_000)).toEqual([5, 60, 300, 1_800, 7_200, 21_600, 43_200, null]);
});

test('a receiver can ask for a longer wait, but not for a shorter one', () => {
  expect([decideRetry(1, 0, 64_000), decideRetry(2, 0, 1_000)]).toEqual([64_000, 60_000]);
  expect(decideRetry(8, 0, 64_000)).toBeNull();
});

test('a channel is disabled after three days of failures', () => {
  const days = (count: number) => count * 86_400_000;
  expect(hasFailedTooLong(null, days(9))).toBe(false);
  expect(hasFailedTooLong(days(1), days(4) - 1)).toBe(false);
  expect(hasFailedTooLong(days(1), days(4))).toBe(true);
});
