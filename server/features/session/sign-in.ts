import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { refundRateLimits } from '#server/http/rate-limit.ts';
import { checkPassword, type GivenPassword, holdChecked } from './check-password.ts';
import { logSignIn } from './log-sign-in.ts';
import { beginSecondStep } from './passkeys/second-step.ts';
import { type SignedIn, startSession } from './start-session.ts';

/** Somebody is to use a passkey next, in the browser that gets this token. */
export type AskedForPasskey = { stepToken: string };

/** Verifies a password, and starts a session or, where its user wants that, a second step. */
export async function signIn(ctx: Context, input: GivenPassword): Promise<SignedIn | AskedForPasskey> {
  const { browser } = input;
  const { user, limits } = await checkPassword(ctx, input);
  const about = { userId: user.id, from: browser };
  return await ctx.db.transaction().execute(async (tx) => {
    const now = await holdChecked(tx, user);
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
