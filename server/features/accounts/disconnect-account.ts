import { tokenCell } from '#server/adapters/platform/account-tokens.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import { type AccountRow, findAccount } from './account-rows.ts';

const REVOKE_TIMEOUT_MS = 3_500;

/** Revokes the grant and deletes the account. A failing network does not stop the deletion. */
export async function disconnectAccount(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const account = authorize(ctx.actor, await findAccount(ctx.db, id));
  await revoke(ctx, account);
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    await ctx.reactions.accountDisconnected(ctx, tx, account.id);
    await tx.deleteFrom('reddit_accounts').where('id', '=', account.id).execute();
    await audit(ctx, tx, { verb: 'account.disconnected', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'accounts' });
  });
}

/** Without a word to the platform, which a transaction does not wait for; the posts of these accounts are withdrawn. */
export async function removeAllAccounts(ctx: UserContext, tx: Tx): Promise<void> {
  const { workspaceId } = ctx.actor;
  const removed = await tx
    .deleteFrom('reddit_accounts')
    .where('workspace_id', '=', workspaceId)
    .returning('id')
    .execute();
  if (removed.length === 0) return;
  const entries = removed.map(({ id }) => ({ verb: 'account.disconnected', workspaceId, subject: id }));
  await audit(ctx, tx, ...entries);
  await ctx.events.publish(tx, { workspaceId, topic: 'accounts' });
}

async function revoke(ctx: UserContext, account: Owned<AccountRow>): Promise<void> {
  const { cipher, clock, platform, log } = ctx;
  if (!account.refresh_token || platform?.mode !== account.mode) return;
  try {
    const token = cipher.open(account.refresh_token, tokenCell(account.id, 'refresh_token'));
    const outcome = await withTimeout(
      clock,
      REVOKE_TIMEOUT_MS,
      platform.revoke(token, ctx.actor.workspaceId),
    );
    if (outcome?.kind !== 'ok') log.warn({ accountId: account.id, outcome }, 'a grant could not be revoked');
  } catch (error) {
    log.warn({ accountId: account.id, err: error }, 'a grant could not be revoked');
  }
}
