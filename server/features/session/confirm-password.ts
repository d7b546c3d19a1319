import { invalidInput } from '#server/app-error.ts';
import type { Context, UserActor } from '#server/context.ts';
import { returnTry, spendTry } from '#server/http/rate-limit.ts';
import type { UserRow } from './session-rows.ts';
import { wrongPasswordLimits } from './sign-in-limits.ts';

/** Asks a signed-in person for their password again, where they have one. `field` is where a wrong one is shown. */
export async function confirmPassword(
  ctx: Context<UserActor>,
  user: UserRow,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (user.password_hash === null) return;
  const limits = wrongPasswordLimits(user.email, ctx.actor.sessionId);
  await spendTry(ctx, limits);
  const right = password !== undefined && (await ctx.passwords.verify(password, user.password_hash));
  if (right) return await returnTry(ctx.db, limits);
  throw invalidInput({ [field]: 'This is not your current password.' });
}
