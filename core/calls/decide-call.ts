export const WINDOW_MS = 60_000;
/** The window is counted in pieces of this length; a piece counts until it is wholly over. */
export const BUCKET_MS = 250;

export type BudgetState = {
  now: number;
  callsPerMinute: number;
  /** Calls made in each piece of the last minute that had any, the oldest first. */
  buckets: readonly { bucket: number; calls: number }[];
  /** Nobody calls before this: the platform said so. */
  blockedUntil: number;
  /** When the last call that keeps the pace was made. */
  pacedAt: number;
};

export type CallDecision = { ok: true } | { ok: false; retryAt: number };

export const bucketOf = (at: number): number => Math.floor(at / BUCKET_MS);
/** The first piece that still counts. */
export const oldestBucket = (now: number): number => bucketOf(now - WINDOW_MS);

/**
 * May a call be made now? Never more than the budget in any minute. Paced calls also keep an even
 * distance: a backlog then never uses up the minute that an urgent call needs.
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
