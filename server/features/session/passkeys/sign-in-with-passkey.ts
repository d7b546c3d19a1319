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
import { countTry, logRefusal, logSignIn } from '../log-sign-in.ts';
import { passkeySignInLimits } from '../sign-in-limits.ts';
import { type Browser, type SignedIn, startSession } from '../start-session.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { passkeyOwner } from './passkey-place.ts';
import { credentialOf, findByCredential, findPasskeys, type PasskeyRow } from './passkey-rows.ts';
import { endStep, findSecondStep, tryStep } from './second-step.ts';

/** What the browser holds: the token of the second step, or that of a sign-in without a password. */
type Tokens = { step: string | undefined; alone: string | undefined };
type Caller = { client: string; browser: Browser; tokens: Tokens };

const UNKNOWN =
  'This passkey lets nobody in here: it may have been removed, or it may be for another account. Sign in with your password.';
const START_AGAIN = 'This took too long. Sign in with your password again.';

/** Begins a sign-in; without a password it is bound to the browser by a token, which is returned. */
export async function beginPasskeySignIn(
  ctx: Context,
  { step }: Input<typeof beginEndpoint>,
  { client, browser, tokens }: Caller,
): Promise<{ options: Output<typeof beginEndpoint>; token: string | null }> {
  const owner = passkeyOwner(ctx.config);
  await countTry(ctx, passkeySignInLimits(client), { userId: null, from: browser });
  if (step === 'alone') {
    const token = newToken(ctx.random);
    const challenge = await keepChallenge(ctx, { purpose: 'alone', boundTo: hashToken(token) });
    return { options: { ...(await requestPasskey(owner, { challenge, known: [] })) }, token };
  }
  const second = await findSecondStep(ctx, tokens.step);
  if (!second) throw new AppError('UNAUTHORIZED', START_AGAIN);
  const known = (await findPasskeys(ctx.db, second.user_id)).map(credentialOf);
  const challenge = await keepChallenge(ctx, { purpose: 'second', boundTo: second.token_hash });
  return { options: { ...(await requestPasskey(owner, { challenge, known })) }, token: null };
}

/** Signs in whoever's passkey has answered. */
export async function signInWithPasskey(
  ctx: Context,
  { step, answer }: Input<typeof finishEndpoint>,
  { browser, tokens }: Caller,
): Promise<SignedIn> {
  const owner = passkeyOwner(ctx.config);
  const second = step === 'second' ? await tryStep(ctx, tokens.step) : null;
  const boundTo = second?.token_hash ?? hashToken(tokens.alone ?? '');
  const challenge = await takeChallenge(ctx, answer.response.clientDataJSON, { purpose: step, boundTo });
  const passkey = await findByCredential(ctx.db, answer.id);
  const refuse = async (): Promise<never> => {
    const userId = second?.user_id ?? passkey?.user_id ?? null;
    await logRefusal(ctx, 'passkeyRefused', { userId, from: browser });
    throw new AppError('UNAUTHORIZED', UNKNOWN);
  };
  if (!passkey || (second && second.user_id !== passkey.user_id)) return await refuse();
  const { userHandle } = answer.response;
  if (!second && !userHandle) return await refuse();
  if (!isOf(passkey, userHandle)) return await refuse();
  const signCount = await verifyUsedPasskey(owner, challenge, answer, credentialOf(passkey));
  if (signCount === null) return await refuse();
  const userId = passkey.user_id;
  const signedIn = await ctx.db.transaction().execute(async (tx) => {
    const counted = await tx
      .updateTable('passkeys')
      .set({ sign_count: signCount, last_used_at: ctx.clock.now() })
      .where('id', '=', passkey.id)
      // Another sign-in with the same passkey may have counted meanwhile.
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

/**
 * Whose it is must be said by a passkey that is used alone; after a password some do not, and those that do
 * must say the same.
 */
const isOf = ({ user_id }: PasskeyRow, userHandle: string | null | undefined): boolean =>
  !userHandle || userHandle === Buffer.from(user_id).toString('base64url');
