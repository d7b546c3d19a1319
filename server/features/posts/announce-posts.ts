import { forgetChanges, invalidateList } from '#server/adapters/db/list-versions.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

/** What every change of a post's row sets, so that `announcePosts` finds it. */
export const CHANGED = { list_version: null } as const;

/**
 * Gives the workspace's post list a new version, with the posts that have changed, and notifies open pages when the
 * transaction `db` commits.
 */
export async function announcePosts(ctx: Context, db: Db, workspaceId: string): Promise<void> {
  const version = await invalidateList(ctx, db, workspaceId, 'posts');
  await db
    .updateTable('posts')
    .set({ list_version: version })
    .where('workspace_id', '=', workspaceId)
    .where('list_version', 'is', null)
    .execute();
  await ctx.events.publish(db, { workspaceId, topic: 'posts', version });
}

/** Any of its posts may have changed: open pages read the whole list. */
export async function announceAllPosts(ctx: Context, db: Db, workspaceId: string): Promise<void> {
  await announcePosts(ctx, db, workspaceId);
  await forgetChanges(db, [workspaceId], 'posts');
}
