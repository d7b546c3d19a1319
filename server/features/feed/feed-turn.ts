import { MINUTE_MS } from '#core/feed/decide-next-reading.ts';
import { AppError } from '#server/app-error.ts';
import type { Context } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';

/** One for all feeds of the installation, whichever of its processes asks. */
const TURN = { key: 'feed', count: 1, windowMs: MINUTE_MS };

/** Takes the right to make the one call of this minute. Null: it is ours; else how long to wait for the next. */
export async function takeFeedTurn(ctx: Context): Promise<number | null> {
  try {
    await consumeRateLimits(ctx, [TURN]);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.retryAfterMs !== undefined) return error.retryAfterMs;
    throw error;
  }
}

/** Where the platform asked us to wait, nobody has a turn until then. */
export async function holdFeedTurns({ db, clock }: Context, untilAt: number): Promise<void> {
  if (untilAt <= clock.now()) return;
  await db
    .updateTable('rate_limits')
    .set({ resets_at: untilAt })
    .where('key', '=', TURN.key)
    .where('resets_at', '<', untilAt)
    .execute();
}
