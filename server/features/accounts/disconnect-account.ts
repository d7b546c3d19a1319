import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { recordEvents } from '../alerts/record-events.ts';
import { type AccountRow, disconnectedEvent, findAccount } from './account-rows.ts';
import { revokeGrant } from './revoke-grants.ts';

/** Revokes the grant and deletes the account. A network failure does not prevent the deletion. */
export async function disconnectAccount(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const account = authorize(ctx.actor, await findAccount(ctx.db, id));
  await revokeGrant(ctx, account);
  await ctx.db.transaction().execute((tx) => removeAccount(ctx, tx, account));
}

/** Deletes an account and parks its posts. Does not revoke its grant. */
export async function removeAccount(ctx: UserContext, tx: Tx, account: Owned<AccountRow>): Promise<void> {
  const { workspaceId } = ctx.actor;
  const { id } = account;
  await ctx.reactions.accountDisconnected(ctx, tx, id);
  await recordEvents(ctx, tx, [disconnectedEvent(account)]);
  await tx.deleteFrom('reddit_accounts').where('id', '=', id).execute();
  await audit(ctx, tx, { verb: 'account.disconnected', workspaceId, subject: id });
  await ctx.events.publish(tx, { workspaceId, topic: 'accounts' });
}

/** Does not revoke grants, because a transaction must not wait for the platform. The caller withdraws the posts. */
export async function removeAllAccounts(ctx: UserContext, tx: Tx): Promise<void> {
  const { workspaceId } = ctx.actor;
  const removed = await tx
    .deleteFrom('reddit_accounts')
    .where('workspace_id', '=', workspaceId)
    .returning(['id', 'workspace_id', 'username'])
    .execute();
  if (removed.length === 0) return;
  await recordEvents(ctx, tx, removed.map(disconnectedEvent));
  const entries = removed.map(({ id }) => ({ verb: 'account.disconnected', workspaceId, subject: id }));
  await audit(ctx, tx, ...entries);
  await ctx.events.publish(tx, { workspaceId, topic: 'accounts' });
}
