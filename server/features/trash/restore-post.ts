import type { Post } from '#contract/posts.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { requireScope, scopeFor } from '#server/require-scope.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { findNearCopy } from '../posts/find-near-copy.ts';
import { addHistory } from '../posts/post-events.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { DRAFT_STATE, stateToSend } from '../keys/ask-approval.ts';
import { fillSketches } from '../posts/post-sketches.ts';
import { readPost } from '../posts/read-post.ts';
import { enqueueSending } from '../posts/send-posts.ts';
import { writePost } from '../posts/write-post.ts';
import { findTrashed } from './trash-rows.ts';

/**
 * Restores a post from the trash. A scheduled one becomes a draft if its time has passed or another community got its
 * text, so that nothing goes out unexpectedly.
 */
export async function restorePost(ctx: UserContext, { id }: { id: string }): Promise<Post> {
  await fillSketches(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const post = await findTrashed(ctx, tx, id);
    requireScope(ctx.actor, scopeFor('draft', post.phase));
    const isHeld = post.phase === 'waiting' && (await cannotGoOut(ctx, tx, post));
    const restored = { deleted_at: null, fence: post.fence + 1 };
    const row = isHeld
      ? { ...restored, ...DRAFT_STATE }
      : post.phase === 'waiting'
        ? { ...restored, ...stateToSend(ctx) }
        : { ...restored, phase: post.phase };
    await writePost(tx, post, row);
    await ctx.reactions.postsRestored(ctx, tx, [id]);
    await addHistory(ctx, tx, id, 'restored');
    if (post.phase === 'waiting' && !isHeld) await enqueueSending(ctx, tx, { ...post, ...row });
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  return await readPost(ctx, id);
}

const cannotGoOut = async (ctx: UserContext, tx: Tx, post: PostRow): Promise<boolean> =>
  (post.scheduled_at ?? 0) <= ctx.clock.now() || (await findNearCopy(ctx, tx, post)) !== null;
