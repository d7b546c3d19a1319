import { cutText } from '#core/text/cut-text.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { Comment } from '#server/adapters/platform/things.ts';
import type { Context } from '#server/context.ts';
import { findErasedUsers } from '../accounts/erased-redditors.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { recordReplies } from './record-replies.ts';

/** The stored length of a reply, which is enough for a preview. */
export const BODY_MAX = 500;

export type ReadThread = {
  post: { id: string; workspace_id: string };
  site: Site;
  comments: number | null;
};

/** Replaces a thread's unanswered replies. Skips erased Reddit users. */
export async function storeReplies(
  ctx: Context,
  { post, site, comments: readComments }: ReadThread,
  unanswered: readonly Comment[],
): Promise<void> {
  const { id: postId, workspace_id: workspaceId } = post;
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (tx) => {
    // Takes the locks in the same order as recording figures does, to avoid deadlocks.
    await lockPosts(ctx, tx, (posts) => posts.where('id', '=', postId));
    await lockWorkspaces(ctx, tx, [workspaceId]);
    const erased = await findErasedUsers(ctx, tx, [workspaceId]);
    const rows = unanswered.flatMap((comment) => {
      const { id, author, body, permalink, createdAt } = comment;
      if (author === null || permalink === null || erased.has(workspaceId, comment)) return [];
      return {
        id: newId('rpl', ctx),
        workspace_id: workspaceId,
        post_id: postId,
        site,
        comment_id: id,
        author,
        body: cutText(body, BODY_MAX),
        permalink,
        created_at: createdAt,
        read_at: now,
      };
    });
    const ids = rows.map((row) => row.comment_id);
    const gone = tx.deleteFrom('replies').where('post_id', '=', postId);
    await (ids.length > 0 ? gone.where('comment_id', 'not in', ids) : gone).execute();
    if (rows.length > 0) {
      const kept = await tx
        .insertInto('replies')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'site', 'comment_id']).doUpdateSet((row) => ({
            body: row.ref('excluded.body'),
            read_at: row.ref('excluded.read_at'),
          })),
        )
        .returning('id')
        .execute();
      // A known reply keeps its id.
      const known = new Set(kept.map(({ id }) => id));
      await recordReplies(
        ctx,
        tx,
        rows.filter(({ id }) => known.has(id)),
      );
    }
    await tx
      .updateTable('reply_readings')
      .set({ due_at: null, read_comments: readComments })
      .where('post_id', '=', postId)
      .execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'replies' });
  });
}
