import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { giveBackRateLimits, refundRateLimits } from '#server/http/rate-limit.ts';
import { refusePasswords } from './claim-sign-up.ts';
import { findUserByEmail } from './session-rows.ts';
import { countTry, logSignIn } from './log-sign-in.ts';
import type { KnownBrowser } from './known-browser.ts';
import { knownBrowserLimits, wrongPasswordLimits } from './sign-in-limits.ts';
import { type Browser, type SignedIn, startSession } from './start-session.ts';

type SignIn = {
  email: string;
  password: string;
  client: string;
  browser: Browser;
  knownBrowser: KnownBrowser | null;
};

/**
 * Verifies a password and starts a session. Unknown addresses and wrong passwords are indistinguishable, also by
 * timing.
 */
export async function signIn(ctx: Context, input: SignIn): Promise<SignedIn> {
  const { email, password, client, browser, knownBrowser } = input;
  refusePasswords(ctx);
  const user = await findUserByEmail(ctx.db, email);
  const isKnown = knownBrowser && knownBrowser.userId === user?.id;
  const limits = isKnown ? knownBrowserLimits(knownBrowser.id) : wrongPasswordLimits(email, client);
  const about = { userId: user?.id ?? null, from: browser };
  await countTry(ctx, limits, about);
  const right = await ctx.passwords
    .verify(password, user?.password_hash ?? null)
    .catch(async (error: unknown) => {
      // Nobody has looked at the password.
      await giveBackRateLimits(ctx.db, limits);
      throw error;
    });
  if (!user || !right) {
    await logSignIn(ctx, ctx.db, { ...about, event: 'wrongPassword' });
    throw new AppError('UNAUTHORIZED', 'Wrong email address or password.');
  }
  return await ctx.db.transaction().execute(async (tx) => {
    await refundRateLimits(tx, limits);
    const session = await startSession(ctx, tx, user.id, browser);
    await logSignIn(ctx, tx, { ...about, event: 'signedIn' });
    await audit(ctx, tx, { verb: 'session.signedIn', workspaceId: null, subject: user.id });
    return { session, userId: user.id, to: '/' };
  });
}
