import type { Input, Output } from '#contract/endpoint.ts';
import type {
  beginPasskeySignIn as beginEndpoint,
  signInWithPasskey as finishEndpoint,
} from '#contract/session/passkeys.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import { requestPasskey, verifyUsedPasskey } from '#server/adapters/crypto/webauthn.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { countAttempt, logRefusal, logSignIn } from '../log-sign-in.ts';
import { passkeySignInLimits } from '../sign-in-limits.ts';
import { type Browser, type SignedIn, startSession } from '../start-session.ts';
import { storeChallenge, consumeChallenge } from './challenges.ts';
import { passkeyOwner } from './passkey-place.ts';
import { toCredential, findByCredential, findPasskeys, type PasskeyRow } from './passkey-rows.ts';
import { endStep, findSecondStep, countStepAttempt } from './second-step.ts';

/** The browser's tokens: of the second step, and of a sign-in without a password. */
type Tokens = { step: string | undefined; alone: string | undefined };
type Caller = { client: string; browser: Browser; tokens: Tokens };

const UNKNOWN =
  'This passkey doesn’t work here. It may have been removed or belong to another account. Sign in with your password.';
const START_AGAIN = 'This took too long. Sign in with your password again.';

/** Begins a sign-in. Without a password, returns a token that binds it to the browser. */
export async function beginPasskeySignIn(
  ctx: Context,
  { step }: Input<typeof beginEndpoint>,
  { client, browser, tokens }: Caller,
): Promise<{ options: Output<typeof beginEndpoint>; token: string | null }> {
  const owner = passkeyOwner(ctx.config);
  await countAttempt(ctx, passkeySignInLimits(client), { userId: null, from: browser });
  if (step === 'alone') {
    const token = newToken(ctx.random);
    const challenge = await storeChallenge(ctx, { purpose: 'alone', boundTo: hashToken(token) });
    return { options: { ...(await requestPasskey(owner, { challenge, known: [] })) }, token };
  }
  const second = await findSecondStep(ctx, tokens.step);
  if (!second) throw new AppError('UNAUTHORIZED', START_AGAIN);
  const known = (await findPasskeys(ctx.db, second.user_id)).map(toCredential);
  const challenge = await storeChallenge(ctx, { purpose: 'second', boundTo: second.token_hash });
  return { options: { ...(await requestPasskey(owner, { challenge, known })) }, token: null };
}

/** Signs in the owner of the passkey. */
export async function signInWithPasskey(
  ctx: Context,
  { step, answer }: Input<typeof finishEndpoint>,
  { browser, tokens }: Caller,
): Promise<SignedIn> {
  const owner = passkeyOwner(ctx.config);
  const second = step === 'second' ? await countStepAttempt(ctx, tokens.step) : null;
  const boundTo = second?.token_hash ?? hashToken(tokens.alone ?? '');
  const challenge = await consumeChallenge(ctx, answer.response.clientDataJSON, { purpose: step, boundTo });
  const passkey = await findByCredential(ctx.db, answer.id);
  const refuse = async (): Promise<never> => {
    const userId = second?.user_id ?? passkey?.user_id ?? null;
    await logRefusal(ctx, 'passkeyRefused', { userId, from: browser });
    throw new AppError('UNAUTHORIZED', UNKNOWN);
  };
  if (!passkey || (second && second.user_id !== passkey.user_id)) return await refuse();
  const { userHandle } = answer.response;
  if (!second && !userHandle) return await refuse();
  if (!namesOwner(passkey, userHandle)) return await refuse();
  const signCount = await verifyUsedPasskey(owner, challenge, answer, toCredential(passkey));
  if (signCount === null) return await refuse();
  const userId = passkey.user_id;
  const signedIn = await ctx.db.transaction().execute(async (tx) => {
    const counted = await tx
      .updateTable('passkeys')
      .set({ sign_count: signCount, last_used_at: ctx.clock.now() })
      .where('id', '=', passkey.id)
      // Another sign-in with the same passkey may have increased the counter.
      .where('sign_count', '=', passkey.sign_count)
      .returning('workspace_id')
      .executeTakeFirst();
    if (!counted) return null;
    if (second) await endStep(tx, second);
    const session = await startSession(ctx, tx, userId, browser);
    await ctx.events.publish(tx, { workspaceId: counted.workspace_id, topic: 'user' });
    await logSignIn(ctx, tx, { event: 'signedInWithPasskey', userId, from: browser });
    await audit(ctx, tx, { verb: 'session.signedIn', workspaceId: null, subject: userId });
    return { session, userId, to: '/' };
  });
  return signedIn ?? (await refuse());
}

/** A passkey used alone must name its user. After a password it may omit the user, but must not name another. */
const namesOwner = ({ user_id }: PasskeyRow, userHandle: string | null | undefined): boolean =>
  !userHandle || userHandle === Buffer.from(user_id).toString('base64url');
