import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { consumeRateLimits, giveBackRateLimits, refundRateLimits } from '#server/http/rate-limit.ts';
import { refusePasswords } from './claim-sign-up.ts';
import { findUserByEmail } from './session-rows.ts';
import { wrongPasswordLimits } from './sign-in-limits.ts';
import { type Browser, startSession } from './start-session.ts';

type SignIn = { email: string; password: string; client: string; browser: Browser };

/**
 * Verifies a password and starts a session. Unknown addresses and wrong passwords are indistinguishable, also by
 * timing.
 */
export async function signIn(ctx: Context, { email, password, client, browser }: SignIn): Promise<string> {
  refusePasswords(ctx);
  const limits = wrongPasswordLimits(email, client);
  await consumeRateLimits(ctx, limits);
  const user = await findUserByEmail(ctx.db, email);
  const right = await ctx.passwords
    .verify(password, user?.password_hash ?? null)
    .catch(async (error: unknown) => {
      // Nobody has looked at the password.
      await giveBackRateLimits(ctx.db, limits);
      throw error;
    });
  if (!user || !right) throw new AppError('UNAUTHORIZED', 'Wrong e-mail address or password.');
  return await ctx.db.transaction().execute(async (tx) => {
    await refundRateLimits(tx, limits);
    const token = await startSession(ctx, tx, user.id, browser);
    await audit(ctx, tx, { verb: 'session.signedIn', workspaceId: null, subject: user.id });
    return token;
  });
}
