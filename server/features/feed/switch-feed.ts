import type { Input, Output } from '#contract/endpoint.ts';
import type { switchFeed as endpoint } from '#contract/scanning/feed.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { readFeeds } from './feed-jobs.ts';
import { findFeed, readOwnFeed } from './feed-rows.ts';

/** Turning a feed on reads it right away, even after a rejection. */
export async function switchFeed(
  ctx: UserContext,
  { isOn }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await findFeed(tx, workspaceId));
    const change = isOn
      ? { is_on: 1 as const, failures: 0, next_at: ctx.clock.now() }
      : { is_on: 0 as const, next_at: null };
    await tx.updateTable('feeds').set(change).where('id', '=', row.id).execute();
    if (isOn) await ctx.jobs.enqueue(tx, readFeeds, {}, { uniqueKey: `${readFeeds.name}:now` });
    await ctx.events.publish(tx, { workspaceId, topic: 'feed' });
  });
  return await readOwnFeed(ctx);
}
