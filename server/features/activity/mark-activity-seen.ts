import type { Input, Output } from '#contract/endpoint.ts';
import type { markActivitySeen as endpoint } from '#contract/activity.ts';
import type { UserContext } from '#server/context.ts';
import { countNew } from './activity-rows.ts';

/** Moves the seen mark forward only, and never into the future. */
export async function markActivitySeen(
  ctx: UserContext,
  { until }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { db, clock, events, actor } = ctx;
  const seenAt = Math.min(Date.parse(until), clock.now());
  await db.transaction().execute(async (tx) => {
    const seen = await tx
      .updateTable('users')
      .set({ activity_seen_at: seenAt })
      .where('id', '=', actor.userId)
      .where('activity_seen_at', '<', seenAt)
      .returning('id')
      .executeTakeFirst();
    if (seen) await events.publish(tx, { workspaceId: actor.workspaceId, topic: 'activity' });
  });
  return { unread: await countNew(db, actor) };
}
