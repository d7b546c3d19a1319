import { expect, test } from 'vitest';
import { BUCKET_MS, type BudgetState, decideCall, oldestBucket, toBucket, WINDOW_MS } from './decide-call.ts';

const SECOND_MS = 1_000;
const NOW = 1_000_000 * SECOND_MS;
const BUCKET = toBucket(NOW);
const FREE: BudgetState = { now: NOW, callsPerMinute: 60, buckets: [], blockedUntil: 0, pacedAt: 0 };
const used = (...calls: readonly [secondsAgo: number, calls: number][]) =>
  calls.map(([seconds, count]) => ({ bucket: toBucket(NOW - seconds * SECOND_MS), calls: count }));

const NOW_FINE = { ok: true } as const;
const retryIn = (ms: number) => ({ ok: false, retryAt: NOW + ms }) as const;
/** A bucket counts until all of its calls are older than a minute. */
const bucketLeavesIn = (secondsAgo: number) => retryIn(WINDOW_MS - secondsAgo * SECOND_MS + BUCKET_MS);

test.each<[sentence: string, state: Partial<BudgetState>, paced: boolean, decision: object]>([
  ['allows a call with an unused budget', {}, false, NOW_FINE],
  ['allows the last call of the budget', { buckets: used([30, 59]) }, false, NOW_FINE],
  [
    'waits until the oldest calls leave a used budget',
    { buckets: used([30, 60]) },
    false,
    bucketLeavesIn(30),
  ],
  ['adds up calls from different moments', { buckets: used([50, 20], [10, 40]) }, false, bucketLeavesIn(50)],
  ['waits if the budget is overdrawn', { buckets: used([10, 90]) }, false, bucketLeavesIn(10)],
  ['waits for as long as the platform asks', { blockedUntil: NOW + 5_000 }, false, retryIn(5_000)],
  ['allows a call after the platform’s wait has ended', { blockedUntil: NOW }, false, NOW_FINE],
  [
    'waits for the platform longer than for the budget',
    { blockedUntil: NOW + 5_000, buckets: used([59, 60]) },
    false,
    retryIn(5_000),
  ],
  ['keeps paced calls one second apart at 60 per minute', { pacedAt: NOW - 999 }, true, retryIn(1)],
  ['allows the next paced call after a second', { pacedAt: NOW - 1_000 }, true, NOW_FINE],
  [
    'keeps paced calls six seconds apart at 10 per minute',
    { pacedAt: NOW, callsPerMinute: 10 },
    true,
    retryIn(6_000),
  ],
  ['rounds up a fractional pace', { pacedAt: NOW, callsPerMinute: 7 }, true, retryIn(8_572)],
  ['exempts urgent calls from the pace', { pacedAt: NOW }, false, NOW_FINE],
  [
    'holds paced calls to the budget too',
    { pacedAt: NOW, buckets: used([30, 60]) },
    true,
    bucketLeavesIn(30),
  ],
])('the call budget %s', (_sentence, state, paced, decision) => {
  expect(decideCall({ ...FREE, ...state }, paced)).toEqual(decision);
});

test('counts a bucket while any part of it is within the last minute', () => {
  expect(toBucket(NOW + BUCKET_MS - 1)).toBe(BUCKET);
  expect(toBucket(NOW + BUCKET_MS)).toBe(BUCKET + 1);
  expect(oldestBucket(NOW)).toBe(toBucket(NOW - WINDOW_MS));
});
