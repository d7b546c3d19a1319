import { expect, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { startTimeLimit } from './time-limit.ts';

const LIMITS = { firstTokenMs: 30_000, totalMs: 120_000 };

function start(cancel?: AbortSignal) {
  const clock = createTestClock();
  return { clock, limit: startTimeLimit(clock, LIMITS, cancel) };
}

test('aborts a call without output after the first limit', () => {
  const { clock, limit } = start();
  limit.awaitOutput();
  clock.advance(29_999);
  expect(limit.signal.aborted).toBe(false);
  clock.advance(1);
  expect(limit.signal.aborted).toBe(true);
  expect(limit.ended()).toBe('timeout');
});

test('output in time cancels the first limit, while the total limit stays', () => {
  const { clock, limit } = start();
  const onOutput = limit.awaitOutput();
  clock.advance(20_000);
  onOutput();
  clock.advance(99_999);
  expect(limit.ended()).toBeNull();
  clock.advance(1);
  expect(limit.ended()).toBe('timeout');
});

test('limits the first output per call and the total across calls', () => {
  const { clock, limit } = start();
  limit.awaitOutput()();
  clock.advance(100_000);
  limit.awaitOutput();
  expect(limit.ended()).toBeNull();
  clock.advance(20_000);
  expect(limit.ended()).toBe('timeout');
});

test('a later timeout does not change the reason of a cancellation', () => {
  const cancel = new AbortController();
  const { clock, limit } = start(cancel.signal);
  limit.awaitOutput();
  cancel.abort();
  expect([limit.signal.aborted, limit.ended()]).toEqual([true, 'cancelled']);
  clock.advance(120_000);
  expect(limit.ended()).toBe('cancelled');
});

test('aborts at once if already canceled', () => {
  expect(start(AbortSignal.abort()).limit.ended()).toBe('cancelled');
});

test('a limit that has ended has no timers and ignores a cancellation', () => {
  const cancel = new AbortController();
  const { clock, limit } = start(cancel.signal);
  limit.awaitOutput();
  limit.release();
  expect(clock.nextIn()).toBe(Number.POSITIVE_INFINITY);
  cancel.abort();
  expect(limit.ended()).toBeNull();
});
