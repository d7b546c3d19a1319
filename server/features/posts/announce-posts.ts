import { forgetChanges, invalidateLists } from '#server/adapters/db/list-versions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

/** What every change of a post's row sets, so that `announcePosts` finds it. */
export const CHANGED = { list_version: null } as const;

const VERSION = sql<number>`(select version from list_versions where key = posts.workspace_id || ':posts')`;

/** The same for a statement that changes many posts after it was announced: it spares writing each of them twice. */
export const ANNOUNCED = { list_version: VERSION } as const;

/**
 * Gives the workspaces' post lists new versions, with the posts that have changed, and notifies open pages when the
 * transaction `db` commits.
 */
export async function announcePosts(ctx: Context, db: Db, ...workspaceIds: readonly string[]): Promise<void> {
  const versions = await invalidateLists(ctx, db, workspaceIds, 'posts');
  if (versions.size === 0) return;
  await db
    .updateTable('posts')
    .set(ANNOUNCED)
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

/** Any of its posts may have changed: open pages read the whole list. */
export async function announceAllPosts(ctx: Context, db: Db, workspaceId: string): Promise<void> {
  await announcePosts(ctx, db, workspaceId);
  await forgetChanges(db, [workspaceId], 'posts');
}
