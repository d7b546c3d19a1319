import type { FeedState } from '#contract/scanning/feed.ts';

export const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** The longest wait we accept from the platform. */
const LONGEST_ASKED_MS = 24 * 3_600_000;
const LIMITED_MS = 10 * MINUTE_MS;
/** Failures that only the user can fix, so reading stops. */
const FOR_GOOD: ReadonlySet<FeedState> = new Set(['refused', 'missing', 'elsewhere', 'locked']);

/** `nextAt` is null if reading has stopped. */
export type NextReading = { failures: number; nextAt: number | null };

/** How long the platform asked all readers to wait. */
export const platformWaitMs = (state: FeedState, waitMs: number | null): number =>
  Math.min(waitMs ?? (state === 'limited' ? LIMITED_MS : 0), LONGEST_ASKED_MS);

/** When to read a feed next, given its consecutive failures. `waitMs`: the wait the platform asked for. */
export function decideNextReading(
  state: FeedState,
  { failures, now, waitMs }: { failures: number; now: number; waitMs: number | null },
): NextReading {
  if (state === 'read' || state === 'new') return { failures: 0, nextAt: now + MINUTE_MS };
  const failed = failures + 1;
  if (FOR_GOOD.has(state)) return { failures: failed, nextAt: null };
  const doubled = MINUTE_MS * 2 ** Math.min(failed, 12);
  const wait = Math.max(platformWaitMs(state, waitMs), Math.min(doubled, LONGEST_WAIT_MS));
  return { failures: failed, nextAt: now + wait };
}
