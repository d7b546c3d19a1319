import { AppError } from '#server/app-error.ts';
import type { Context, UserActor, VisitorActor } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';

const WINDOW_MS = 10 * 60_000;
const CHECKS = 30;
/** The limit on readings caused by visitors, over all addresses: they use the owner's account. */
const READINGS = 30;

const isLimit = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'RATE_LIMITED';

/** Rate-limits checks, per user or per visitor's address. */
export async function limitChecks(ctx: Context<UserActor | VisitorActor>): Promise<void> {
  const { actor } = ctx;
  const who = 'userId' in actor ? actor.userId : actor.client;
  try {
    await consumeRateLimits(ctx, [{ key: `check:${who}`, count: CHECKS, windowMs: WINDOW_MS }]);
  } catch (error) {
    if (!isLimit(error)) throw error;
    const { retryAfterMs = WINDOW_MS } = error;
    const minutes = Math.ceil(retryAfterMs / 60_000);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new AppError(
      'RATE_LIMITED',
      `You have checked ${CHECKS} texts, which is the limit for ten minutes. Try again in ${wait}.`,
      { retryAfterMs },
    );
  }
}

/** True if visitors may cause another reading of the platform. */
export async function acquireReading(ctx: Context): Promise<boolean> {
  try {
    await consumeRateLimits(ctx, [{ key: 'check-readings', count: READINGS, windowMs: WINDOW_MS }]);
    return true;
  } catch (error) {
    if (!isLimit(error)) throw error;
    return false;
  }
}
