import { decideProviderSignIn } from '#core/session/decide-provider-sign-in.ts';
import { AppError } from '#server/app-error.ts';
import { hashToken } from '#server/adapters/crypto/random.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { OpenIdProvider, ProviderPerson } from '#server/adapters/openid/open-id-provider.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { createUser } from '../create-user.ts';
import { removePlantedAccess } from './remove-planted-access.ts';
import { findFirstUser } from '../is-installation-owner.ts';
import { logRefusal, logSignIn } from '../log-sign-in.ts';
import { findUserByEmail } from '../session-rows.ts';
import { type Browser, type SignedIn, startSession } from '../start-session.ts';

const STALE =
  'This sign-in was started in another browser, was already used or took too long. Please start again.';
const REFUSALS = {
  noEmail: 'Your provider didn’t share an email address. Allow it there and try again.',
  newEmailUnverified:
    'Your provider hasn’t verified your email address. Verify it there, then sign in again.',
  emailUnverified:
    'An account with this email address exists, and your provider hasn’t verified that the address ' +
    'is yours. Sign in with your password instead.',
};

type Callback = { url: string; state: string; browserToken: string | undefined; browser: Browser };

/** Handles the provider's callback. A sign-in can be finished once, by the browser that began it. */
export async function finishProviderSignIn(
  ctx: Context,
  openId: OpenIdProvider,
  callback: Callback,
): Promise<SignedIn> {
  const about: { email: string | null } = { email: null };
  try {
    const { person, to } = await personOf(ctx, openId, callback);
    about.email = person.email;
    return { ...(await signInAs(ctx, person, callback.browser)), to };
  } catch (error) {
    if (error instanceof AppError) {
      const user = about.email === null ? undefined : await findUserByEmail(ctx.db, about.email);
      await logRefusal(ctx, 'providerRefused', { userId: user?.id ?? null, from: callback.browser });
    }
    throw error;
  }
}

/** The person reported by the provider, and the page to go to next. */
async function personOf(
  ctx: Context,
  openId: OpenIdProvider,
  callback: Callback,
): Promise<{ person: ProviderPerson; to: string }> {
  const begun = await ctx.db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', hashToken(callback.state))
    .where('browser_hash', '=', hashToken(callback.browserToken ?? ''))
    .where('expires_at', '>', ctx.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!begun) throw new AppError('BAD_REQUEST', STALE);
  const checks = { state: callback.state, nonce: begun.nonce, codeVerifier: begun.code_verifier };
  const person = await openId.finish(callback.url, checks);
  if (person === 'denied') throw new AppError('FORBIDDEN', 'You didn’t allow the sign-in at your provider.');
  if (person === 'refused')
    throw new AppError('BAD_REQUEST', 'Your provider’s response couldn’t be verified. Please start again.');
  return { person, to: begun.returns_to ?? '/' };
}

const signInAs = (ctx: Context, person: ProviderPerson, browser: Browser) =>
  ctx.db.transaction().execute(async (tx) => {
    const userId = await userFor(ctx, tx, person, browser);
    const session = await startSession(ctx, tx, userId, browser);
    await logSignIn(ctx, tx, { event: 'signedInThroughProvider', userId, from: browser });
    const detail = { issuer: person.issuer };
    await audit(ctx, tx, { verb: 'session.signedIn', workspaceId: null, subject: userId, detail });
    return { session, userId };
  });

async function userFor(ctx: Context, tx: Tx, person: ProviderPerson, browser: Browser): Promise<string> {
  const linked = await tx
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  const byEmail = person.email ? await findUserByEmail(tx, person.email) : undefined;
  const decision = decideProviderSignIn(person, {
    linkedUserId: linked?.user_id ?? null,
    userIdByEmail: byEmail?.id ?? null,
  });
  if (!decision.ok)
    throw new AppError(
      decision.reason === 'emailUnverified' ? 'CONFLICT' : 'FORBIDDEN',
      REFUSALS[decision.reason],
    );
  if (decision.do === 'signIn') return decision.userId;
  const userId =
    decision.do === 'create'
      ? await createUser(ctx, tx, newUser(person, decision.email), browser)
      : decision.userId;
  if (decision.do === 'link' && !(await isProvenOwner(ctx, tx, userId)))
    await removePlantedAccess(ctx, tx, userId);
  await tx
    .insertInto('identities')
    .values({
      id: newId('idn', ctx),
      user_id: userId,
      issuer: person.issuer,
      subject: person.subject,
      created_at: ctx.clock.now(),
    })
    .execute();
  return userId;
}

/** If strangers couldn't register, the installation owner's account is genuine. */
const isProvenOwner = async ({ config }: Context, tx: Tx, userId: string): Promise<boolean> =>
  config.signups !== 'open' && (await findFirstUser(tx)) === userId;

const newUser = (person: ProviderPerson, email: string) => ({
  email,
  passwordHash: null,
  firstName: person.firstName,
  lastName: person.lastName,
  profileImageUrl: person.picture,
});
