import { forgetChanges, invalidateLists } from '#server/adapters/db/list-versions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

/** Every update of a post must set this, so that `announcePosts` finds the row. */
export const MARK_CHANGED = { list_version: null } as const;

const VERSION = sql<number>`(select version from list_versions where key = posts.workspace_id || ':posts')`;

/** For an update of many posts after `announcePosts`: with this, each row is written only once. */
export const SET_LIST_VERSION = { list_version: VERSION } as const;

/** Gives the workspaces' post lists and their changed posts a new version. Notifies open pages when `db` commits. */
export async function announcePosts(ctx: Context, db: Db, ...workspaceIds: readonly string[]): Promise<void> {
  const versions = await invalidateLists(ctx, db, workspaceIds, 'posts');
  if (versions.size === 0) return;
  await db
    .updateTable('posts')
    .set(SET_LIST_VERSION)
    .where('workspace_id', 'in', [...versions.keys()])
    .where('list_version', 'is', null)
    .execute();
  const events = [...versions].map(([workspaceId, version]) => ({
    workspaceId,
    topic: 'posts' as const,
    version,
  }));
  await ctx.events.publish(db, ...events);
}

/** Makes open pages reload the whole list, because any post may have changed. */
export async function announceAllPosts(ctx: Context, db: Db, workspaceId: string): Promise<void> {
  await announcePosts(ctx, db, workspaceId);
  await forgetChanges(db, [workspaceId], 'posts');
}
