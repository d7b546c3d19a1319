import type { Output } from '#contract/endpoint.ts';
import type { restoreFeed as restoreEndpoint } from '#contract/scanning/feed.ts';
import { restorableSince } from '#server/adapters/db/tables.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findFeed, readOwnFeed } from './feed-rows.ts';

/** Keeps the row for a few minutes, because the page never had the secret needed to restore it. */
export async function removeFeed(ctx: UserContext): Promise<void> {
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await findFeed(tx, workspaceId));
    await tx
      .deleteFrom('feeds')
      .where('workspace_id', '=', workspaceId)
      .where('removed_at', 'is not', null)
      .execute();
    await tx.updateTable('feeds').set({ removed_at: ctx.clock.now() }).where('id', '=', row.id).execute();
    await audit(ctx, tx, { verb: 'feed.removed', workspaceId, subject: row.id });
    await ctx.events.publish(tx, { workspaceId, topic: 'feed' });
  });
}

export async function restoreFeed(ctx: UserContext): Promise<Output<typeof restoreEndpoint>> {
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    if (await findFeed(tx, workspaceId))
      throw new AppError('CONFLICT', 'You have another feed now. Remove it first.');
    const removed = await tx
      .updateTable('feeds')
      .set({ removed_at: null })
      .where('workspace_id', '=', workspaceId)
      .where('removed_at', '>=', restorableSince(ctx.clock.now()))
      .returning('id')
      .executeTakeFirst();
    if (!removed)
      throw new AppError('NOT_FOUND', 'This feed was deleted permanently. Paste its address again.');
    await ctx.events.publish(tx, { workspaceId, topic: 'feed' });
  });
  return await readOwnFeed(ctx);
}
