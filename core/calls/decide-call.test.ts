import { expect, test } from 'vitest';
import { bucketOf, type BudgetState, BUCKET_MS, decideCall, oldestBucket, WINDOW_MS } from './decide-call.ts';

const SECOND_MS = 1_000;
const NOW = 1_000_000 * SECOND_MS;
const BUCKET = bucketOf(NOW);
const FREE: BudgetState = { now: NOW, callsPerMinute: 60, buckets: [], blockedUntil: 0, pacedAt: 0 };
const used = (...calls: readonly [secondsAgo: number, calls: number][]) =>
  calls.map(([seconds, count]) => ({ bucket: bucketOf(NOW - seconds * SECOND_MS), calls: count }));

const NOW_FINE = { ok: true } as const;
const retryIn = (ms: number) => ({ ok: false, retryAt: NOW + ms }) as const;
/** A bucket counts until all of it is older than a minute. */
const bucketLeavesIn = (secondsAgo: number) => retryIn(WINDOW_MS - secondsAgo * SECOND_MS + BUCKET_MS);

test.each<[sentence: string, state: Partial<BudgetState>, paced: boolean, decision: object]>([
  ['an unused budget has room', {}, false, NOW_FINE],
  ['one call less than the budget leaves room', { buckets: used([30, 59]) }, false, NOW_FINE],
  [
    'a used budget has room when its oldest calls leave',
    { buckets: used([30, 60]) },
    false,
    bucketLeavesIn(30),
  ],
  ['calls of several moments add up', { buckets: used([50, 20], [10, 40]) }, false, bucketLeavesIn(50)],
  ['a budget that was overdrawn waits as well', { buckets: used([10, 90]) }, false, bucketLeavesIn(10)],
  [
    'the platform asks for silence: nobody calls before',
    { blockedUntil: NOW + 5_000 },
    false,
    retryIn(5_000),
  ],
  ['silence that has ended holds nobody', { blockedUntil: NOW }, false, NOW_FINE],
  [
    'silence outlasts a used budget',
    { blockedUntil: NOW + 5_000, buckets: used([59, 60]) },
    false,
    retryIn(5_000),
  ],
  ['paced calls keep a second apart at 60 a minute', { pacedAt: NOW - 999 }, true, retryIn(1)],
  ['a second later the next paced call may go', { pacedAt: NOW - 1_000 }, true, NOW_FINE],
  [
    'paced calls keep six seconds apart at 10 a minute',
    { pacedAt: NOW, callsPerMinute: 10 },
    true,
    retryIn(6_000),
  ],
  ['a pace that is no whole number is rounded up', { pacedAt: NOW, callsPerMinute: 7 }, true, retryIn(8_572)],
  ['urgent calls need not keep the pace', { pacedAt: NOW }, false, NOW_FINE],
  ['the budget holds paced calls too', { pacedAt: NOW, buckets: used([30, 60]) }, true, bucketLeavesIn(30)],
])('%s', (_sentence, state, paced, decision) => {
  expect(decideCall({ ...FREE, ...state }, paced)).toEqual(decision);
});

test('a bucket counts as long as a part of it lies within the last minute', () => {
  expect(bucketOf(NOW + BUCKET_MS - 1)).toBe(BUCKET);
  expect(bucketOf(NOW + BUCKET_MS)).toBe(BUCKET + 1);
  expect(oldestBucket(NOW)).toBe(bucketOf(NOW - WINDOW_MS));
});
