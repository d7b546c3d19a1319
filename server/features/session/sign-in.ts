import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { refundRateLimits } from '#server/http/rate-limit.ts';
import { checkPassword, type PasswordAttempt, lockCheckedUser } from './check-password.ts';
import { logSignIn } from './log-sign-in.ts';
import { beginSecondStep } from './passkeys/second-step.ts';
import { type SignedIn, startSession } from './start-session.ts';

/** Holds the token of a browser that must use a passkey next. */
export type PasskeyRequired = { stepToken: string };

/** Verifies a password, then starts a session or, if the user turned it on, a second step. */
export async function signIn(ctx: Context, input: PasswordAttempt): Promise<SignedIn | PasskeyRequired> {
  const { browser } = input;
  const { user, limits } = await checkPassword(ctx, input);
  const about = { userId: user.id, from: browser };
  return await ctx.db.transaction().execute(async (tx) => {
    const now = await lockCheckedUser(tx, user);
    await refundRateLimits(tx, limits);
    if (now.asks_for_passkey === 1) {
      await logSignIn(ctx, tx, { ...about, event: 'passkeyAsked' });
      return { stepToken: await beginSecondStep(ctx, tx, user.id) };
    }
    const session = await startSession(ctx, tx, user.id, browser);
    await logSignIn(ctx, tx, { ...about, event: 'signedIn' });
    await audit(ctx, tx, { verb: 'session.signedIn', workspaceId: null, subject: user.id });
    return { session, userId: user.id, to: '/' };
  });
}
