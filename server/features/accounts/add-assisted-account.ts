import type { Account } from '#contract/accounts.ts';
import { AppError } from '#server/app-error.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { findAccount, findAccounts, hasUsername, presentAccount } from './account-rows.ts';

/** Adds an account without API access: Threadwell prepares its posts, the user posts them. */
export async function addAssistedAccount(
  ctx: UserContext,
  { username }: { username: string },
): Promise<Account> {
  const { workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    const namesakes = (await findAccounts(tx, workspaceId)).filter(hasUsername(username));
    if (namesakes.some(({ mode }) => mode === 'assisted' || mode === ctx.platform?.mode))
      throw taken(username);
    const id = newId('acc', ctx);
    const added = await tx
      .insertInto('reddit_accounts')
      .values({
        id,
        workspace_id: workspaceId,
        username,
        mode: 'assisted',
        is_active: 1,
        scopes: '',
        refreshing_until: 0,
        writes_wait_until: 0,
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const row = added && (await findAccount(tx, added.id));
    if (!row) throw taken(username);
    await audit(ctx, tx, { verb: 'account.added', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'accounts' });
    return presentAccount(row, ctx.platform);
  });
}

function taken(username: string): AppError {
  const message = `u/${username} is already in your list.`;
  return new AppError('CONFLICT', message, { fields: { username: message } });
}
