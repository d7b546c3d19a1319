import type { Output } from '#contract/endpoint.ts';
import type { emptyTrash as endpoint } from '#contract/trash.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts, MARK_CHANGED } from '../posts/announce-posts.ts';
import { purgeTrash } from './purge-trash.ts';
import { trashStart } from './trash-rows.ts';

export async function emptyTrash(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    const removed = await tx
      .updateTable('posts')
      .set((row) => ({ ...MARK_CHANGED, removed_at: ctx.clock.now(), fence: row('fence', '+', 1) }))
      // Conditions on the rows themselves are rechecked after waiting for a lock, e.g. of a concurrent restore.
      .where('workspace_id', '=', workspaceId)
      .where('removed_at', 'is', null)
      .where('deleted_at', '>=', trashStart(ctx))
      .returning('id')
      .execute();
    await purgeTrash(ctx, tx, workspaceId);
    await audit(ctx, tx, { verb: 'trash.emptied', workspaceId, detail: { posts: removed.length } });
    await announcePosts(ctx, tx, workspaceId);
    return { removed: removed.length };
  });
}
