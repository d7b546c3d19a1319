import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { announceAllPosts, MARK_CHANGED } from './announce-posts.ts';
import { lockPosts } from './lock-posts.ts';
import { addHistoryLines } from './post-events.ts';
import { dropSketches } from './post-sketches.ts';

const AT_ONCE = 500;

/**
 * Turns a workspace's scheduled and parked posts into drafts, because someone else may have planned them. Leaves posts
 * alone that are being sent.
 */
export async function withdrawPosts(ctx: UserContext, tx: Tx, reason: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await lockPosts(ctx, tx, (posts) => posts.where('workspace_id', '=', workspaceId));
  const withdrawn = await tx
    .updateTable('posts')
    .set((row) => ({
      ...MARK_CHANGED,
      phase: 'draft',
      problem: null,
      fence: row('fence', '+', 1),
      revision: row('revision', '+', 1),
    }))
    .where('workspace_id', '=', workspaceId)
    .where('phase', 'in', ['waiting', 'needs_you'])
    .returning('id')
    .execute();
  for (let from = 0; from < withdrawn.length; from += AT_ONCE) {
    const ids = withdrawn.slice(from, from + AT_ONCE).map(({ id }) => id);
    await dropSketches(tx, ids);
    await addHistoryLines(
      ctx,
      tx,
      ids.map((postId) => ({ postId, event: 'withdrawn', detail: reason })),
    );
  }
  await announceAllPosts(ctx, tx, workspaceId);
}
