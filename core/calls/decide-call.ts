export const WINDOW_MS = 60_000;
/** Calls are counted in buckets of this length. A bucket counts until all of its calls have left the window. */
export const BUCKET_MS = 250;

export type BudgetState = {
  now: number;
  callsPerMinute: number;
  /** The non-empty buckets of the last minute and of the future, oldest first. */
  buckets: readonly { bucket: number; calls: number }[];
  /** The platform asked us not to call before this instant. */
  blockedUntil: number;
  pacedAt: number;
};

export type CallDecision = { ok: true } | { ok: false; retryAt: number };

export const toBucket = (at: number): number => Math.floor(at / BUCKET_MS);
/** The start of the oldest bucket that still counts. */
export const oldestBucket = (now: number): number => toBucket(now - WINDOW_MS);

/**
 * A sliding window: in any 60 seconds, at most `budget` calls. Paced calls are also spaced evenly, so that their backlog leaves
 * room for urgent calls.
 */
export function decideCall(state: BudgetState, paced: boolean): CallDecision {
  const { now, callsPerMinute, buckets, blockedUntil, pacedAt } = state;
  if (blockedUntil > now) return { ok: false, retryAt: blockedUntil };
  let used = 0;
  for (const { calls } of buckets) used += calls;
  const [oldest] = buckets;
  if (used >= callsPerMinute && oldest) {
    return { ok: false, retryAt: (oldest.bucket + 1) * BUCKET_MS + WINDOW_MS };
  }
  const nextPaced = pacedAt + WINDOW_MS / callsPerMinute;
  if (paced && nextPaced > now) return { ok: false, retryAt: Math.ceil(nextPaced) };
  return { ok: true };
}
