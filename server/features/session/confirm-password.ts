import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { refundRateLimits, consumeRateLimits } from '#server/http/rate-limit.ts';
import type { UserRow } from './session-rows.ts';
import { knownBrowserLimits } from './sign-in-limits.ts';

/** Verifies a signed-in user's password, if they have one. `field` names the input a wrong one is reported at. */
export async function confirmPassword(
  ctx: UserContext,
  user: UserRow,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (user.password_hash === null) return;
  const limits = knownBrowserLimits(ctx.actor.sessionId);
  await consumeRateLimits(ctx, limits);
  const right = password !== undefined && (await ctx.passwords.verify(password, user.password_hash));
  if (right) return await refundRateLimits(ctx.db, limits);
  throw invalidInput({ [field]: 'This isn’t your current password.' });
}
