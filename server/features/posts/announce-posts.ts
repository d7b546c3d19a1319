import { outdateList } from '#server/adapters/db/list-versions.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

/** Outdates the workspace's list of posts and tells open pages, both with the transaction `db`. */
export async function announcePosts({ events }: Context, db: Db, workspaceId: string): Promise<void> {
  await outdateList(db, workspaceId, 'posts');
  await events.tell(db, { workspaceId, topic: 'posts' });
}
