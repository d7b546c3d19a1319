import { AppError, invalidInput } from '#server/app-error.ts';
import type { PersonContext } from '#server/context.ts';
import { refundRateLimits } from '#server/http/rate-limit.ts';
import { countAttempt, logSignIn } from './log-sign-in.ts';
import type { UserRow } from './session-rows.ts';
import { knownBrowserLimits } from './sign-in-limits.ts';

const FRESH_MS = 10 * 60_000;
const SIGN_IN_AGAIN =
  'You signed in a while ago. To protect your account, sign in again, then do this within ten minutes.';

/**
 * Makes sure the user is asking, not someone with their session: by password, or by a recent sign-in if there is none.
 * `field` is the input to report a wrong password at.
 */
export async function confirmUser(
  ctx: PersonContext,
  user: UserRow,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (user.password_hash === null) return await refuseOldSignIn(ctx);
  const limits = knownBrowserLimits(ctx.actor.sessionId);
  const about = { userId: user.id, from: ctx.actor.from };
  await countAttempt(ctx, limits, about);
  const right = password !== undefined && (await ctx.passwords.verify(password, user.password_hash));
  if (right) return await refundRateLimits(ctx.db, limits);
  await logSignIn(ctx, ctx.db, { ...about, event: 'wrongPassword' });
  throw invalidInput({ [field]: 'This isn’t your current password.' });
}

async function refuseOldSignIn({ db, clock, actor }: PersonContext): Promise<void> {
  const fresh = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', actor.sessionId)
    .where('created_at', '>', clock.now() - FRESH_MS)
    .executeTakeFirst();
  if (!fresh) throw new AppError('SIGN_IN_AGAIN', SIGN_IN_AGAIN);
}
