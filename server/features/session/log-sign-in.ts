import type { SignInEvent } from '#contract/session.ts';
import { describeDevice } from '#core/session/describe-device.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { Context, Origin } from '#server/context.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { consumeRateLimits, type Limit } from '#server/http/rate-limit.ts';

/** A client behind a proxy may send any string as its address. */
const LONGEST_ADDRESS = 64;
const QUARTER_MS = 15 * 60_000;

/** The user that an event concerns, if known, and the client. */
type About = { userId: string | null; from: Origin | undefined };

/** Adds a line to the sign-in log. Never logs a typed name or address: it may be a password. */
export async function logSignIn(
  ctx: Context,
  db: Db,
  { event, userId, from }: About & { event: SignInEvent },
): Promise<void> {
  await db
    .insertInto('sign_in_events')
    .values({
      id: newId('sgn', ctx),
      user_id: userId,
      event,
      address: from?.address.slice(0, LONGEST_ADDRESS) ?? '',
      device: describeDevice(from?.userAgent),
      at: ctx.clock.now(),
    })
    .execute();
}

/** Counts an attempt. Logs only the first attempt over the limit, not those right after it. */
export async function countAttempt(ctx: Context, limits: readonly Limit[], about: About): Promise<void> {
  try {
    await consumeRateLimits(ctx, limits);
  } catch (error) {
    const isLimit = error instanceof AppError && error.code === 'RATE_LIMITED';
    const key = `limit-logged:${limits[0]?.key ?? ''}`;
    if (isLimit && (await isWithin(ctx, { key, count: 1, windowMs: QUARTER_MS })))
      await logSignIn(ctx, ctx.db, { ...about, event: 'limitReached' });
    throw error;
  }
}

/** Anyone can send forged responses, so only some of them are logged. */
export async function logRefusal(
  ctx: Context,
  event: 'providerRefused' | 'passkeyRefused',
  about: About & { from: Origin },
): Promise<void> {
  const key = `refusals-logged:${clientNetwork(about.from.address)}`;
  if (await isWithin(ctx, { key, count: 20, windowMs: QUARTER_MS }))
    await logSignIn(ctx, ctx.db, { ...about, event });
}

const isWithin = (ctx: Context, limit: Limit): Promise<boolean> =>
  consumeRateLimits(ctx, [limit]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
