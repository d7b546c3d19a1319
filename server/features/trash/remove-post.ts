import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { writePost } from '../posts/write-post.ts';
import { purgeTrash } from './purge-trash.ts';
import { findTrashed } from './trash-rows.ts';

export async function removePost(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    const post = await findTrashed(ctx, tx, id);
    await writePost(tx, post, { removed_at: ctx.clock.now(), fence: post.fence + 1 });
    await purgeTrash(ctx, tx, workspaceId);
    await audit(ctx, tx, { verb: 'post.removed', workspaceId, subject: id });
    await announcePosts(ctx, tx, workspaceId);
  });
}
