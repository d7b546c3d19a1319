import { invalidateList } from '#server/adapters/db/list-versions.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

/** Invalidates the workspace's post list and notifies open pages when the transaction `db` commits. */
export async function announcePosts(ctx: Context, db: Db, workspaceId: string): Promise<void> {
  await invalidateList(ctx, db, workspaceId, 'posts');
  await ctx.events.publish(db, { workspaceId, topic: 'posts' });
}
