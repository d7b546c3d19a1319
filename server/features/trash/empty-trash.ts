import type { Output } from '#contract/endpoint.ts';
import type { emptyTrash as endpoint } from '#contract/trash.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { purgeTrash } from './purge-trash.ts';
import { selectTrash } from './trash-rows.ts';

/** Permanently removes everything in the trash. */
export async function emptyTrash(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    const removed = await tx
      .updateTable('posts')
      .set({ removed_at: ctx.clock.now() })
      .where('id', 'in', selectTrash(ctx, tx).select('id'))
      .returning('id')
      .execute();
    await purgeTrash(ctx, tx, workspaceId);
    await audit(ctx, tx, { verb: 'trash.emptied', workspaceId, detail: { posts: removed.length } });
    await announcePosts(ctx, tx, workspaceId);
    return { removed: removed.length };
  });
}
