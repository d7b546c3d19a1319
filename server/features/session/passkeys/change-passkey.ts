import type { Input } from '#contract/endpoint.ts';
import type {
  Passkey,
  removePasskey as removeEndpoint,
  renamePasskey as renameEndpoint,
} from '#contract/session/passkeys.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { PersonContext } from '#server/context.ts';
import { confirmUser } from '../confirm-user.ts';
import { logSignIn } from '../log-sign-in.ts';
import { findUser } from '../session-rows.ts';
import { findPasskey, findPasskeys, lockUser, type PasskeyRow, presentPasskey } from './passkey-rows.ts';

export async function renamePasskey(
  ctx: PersonContext,
  { id, name }: Input<typeof renameEndpoint>,
): Promise<Passkey> {
  const { workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    const own = authorize(ctx.actor, await findPasskey(tx, id));
    await tx.updateTable('passkeys').set({ name }).where('id', '=', own.id).execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'user' });
    return presentPasskey({ ...own, name });
  });
}

/** Removes a passkey. Removing the last one also turns off the second step and recovery codes. */
export async function removePasskey(
  ctx: PersonContext,
  { id, password }: Input<typeof removeEndpoint>,
): Promise<void> {
  const own = authorize(ctx.actor, await findPasskey(ctx.db, id));
  await confirmUser(ctx, await findUser(ctx.db, ctx.actor.userId), password, 'password');
  await ctx.db.transaction().execute((tx) => remove(ctx, tx, own));
}

async function remove(ctx: PersonContext, tx: Tx, passkey: Owned<PasskeyRow>): Promise<void> {
  const { userId, workspaceId, from } = ctx.actor;
  await lockUser(tx, userId);
  const gone = await tx
    .deleteFrom('passkeys')
    .where('id', '=', passkey.id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) return;
  if ((await findPasskeys(tx, userId)).length === 0) await dropRecovery(tx, userId);
  await ctx.events.publish(tx, { workspaceId, topic: 'user' });
  await logSignIn(ctx, tx, { event: 'passkeyRemoved', userId, from });
  await audit(ctx, tx, { verb: 'passkey.removed', workspaceId, subject: passkey.id });
}

/** Without a passkey there is no second step, and recovery codes have no use. */
async function dropRecovery(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ asks_for_passkey: 0 }).where('id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_steps').where('user_id', '=', userId).execute();
}

/** Removes sign-in methods that may belong to someone who registered another person's address. */
export async function deletePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await dropRecovery(tx, userId);
}
