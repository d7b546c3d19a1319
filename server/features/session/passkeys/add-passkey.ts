import type { Input, Output } from '#contract/endpoint.ts';
import {
  type addPasskey as addEndpoint,
  type beginPasskey as beginEndpoint,
  type Passkey,
  PASSKEYS_MAX,
} from '#contract/session/passkeys.ts';
import { describeDevice } from '#core/session/describe-device.ts';
import { namePasskey } from '#core/session/passkeys/name-passkey.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { requestNewPasskey, verifyNewPasskey } from '#server/adapters/crypto/webauthn.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';
import { confirmUser } from '../confirm-user.ts';
import { logSignIn } from '../log-sign-in.ts';
import { findUser } from '../session-rows.ts';
import { storeChallenge, consumeChallenge } from './challenges.ts';
import { passkeyOwner } from './passkey-place.ts';
import { toCredential, findPasskeys, presentPasskey } from './passkey-rows.ts';

const REFUSED = 'The passkey wasn’t added: the browser’s response was invalid. Please try again.';
const TAKEN = 'This passkey is already in use.';

/** Begins to add a passkey after confirming the user. The response must come from this session. */
export async function beginPasskey(
  ctx: PersonContext,
  { password }: Input<typeof beginEndpoint>,
): Promise<Output<typeof beginEndpoint>> {
  const { userId, sessionId } = ctx.actor;
  const owner = passkeyOwner(ctx.config);
  const user = await findUser(ctx.db, userId);
  await confirmUser(ctx, user, password, 'password');
  const known = await findPasskeys(ctx.db, userId);
  if (known.length >= PASSKEYS_MAX)
    throw new AppError('CONFLICT', `You already have ${PASSKEYS_MAX} passkeys. Remove one first.`);
  const challenge = await storeChallenge(ctx, { purpose: 'add', boundTo: sessionId });
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email;
  const asked = { challenge, userId, email: user.email, name, known: known.map(toCredential) };
  return { ...(await requestNewPasskey(owner, asked)) };
}

export async function addPasskey(
  ctx: PersonContext,
  { name, answer }: Input<typeof addEndpoint>,
): Promise<Passkey> {
  const { userId, workspaceId, sessionId, from } = ctx.actor;
  const owner = passkeyOwner(ctx.config);
  const use = { purpose: 'add', boundTo: sessionId } as const;
  const challenge = await consumeChallenge(ctx, answer.response.clientDataJSON, use);
  const made = await verifyNewPasskey(owner, challenge, answer);
  if (!made) throw new AppError('BAD_REQUEST', REFUSED);
  return await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('passkeys')
      .values({
        id: newId('psk', ctx),
        user_id: userId,
        workspace_id: workspaceId,
        credential_id: made.id,
        public_key: made.publicKey,
        sign_count: made.signCount,
        transports: JSON.stringify(made.transports),
        name: name || namePasskey(made.aaguid, describeDevice(from?.userAgent)),
        created_at: ctx.clock.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError('CONFLICT', TAKEN);
    await ctx.events.publish(tx, { workspaceId, topic: 'user' });
    await logSignIn(ctx, tx, { event: 'passkeyAdded', userId, from });
    await audit(ctx, tx, { verb: 'passkey.added', workspaceId, subject: row.id });
    return presentPasskey(row);
  });
}
