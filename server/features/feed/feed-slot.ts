import { MINUTE_MS } from '#core/feed/decide-next-reading.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';

/** One rate-limit key for all feeds and processes of the installation. */
const SLOT = { key: 'feed', count: 1, windowMs: MINUTE_MS };

/** Acquires the only call of this minute. Returns null, or the milliseconds until the next slot. */
export async function acquireFeedSlot(ctx: Context): Promise<number | null> {
  try {
    await consumeRateLimits(ctx, [SLOT]);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.retryAfterMs !== undefined) return error.retryAfterMs;
    throw error;
  }
}

/** Blocks all feeds until the platform accepts calls again. */
export async function blockFeedSlots({ db, clock }: Context, untilAt: number): Promise<void> {
  if (untilAt <= clock.now()) return;
  await db
    .updateTable('rate_limits')
    .set({ resets_at: untilAt })
    .where('key', '=', SLOT.key)
    .where('resets_at', '<', untilAt)
    .execute();
}
