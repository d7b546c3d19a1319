import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { announceAllPosts, MARK_CHANGED } from '../posts/announce-posts.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { addHistory } from '../posts/post-events.ts';
import { publishPost } from '../posts/post-jobs.ts';
import { START_WITHIN_MS } from './publish-step.ts';

/** Parks an account's scheduled posts until their author decides. */
export async function parkPosts(ctx: UserContext, tx: Tx, accountId: string): Promise<void> {
  const problem = {
    code: 'ACCOUNT_GONE',
    message: 'The account that was to post this was disconnected.',
    remedy: 'Choose another account, or connect it again, then send it.',
  };
  // Drafts lose the account too, so all of the account's posts are locked.
  await lockPosts(ctx, tx, (posts) => posts.where('account_id', '=', accountId));
  const parked = await tx
    .updateTable('posts')
    .set((row) => ({
      ...MARK_CHANGED,
      phase: 'needs_you',
      problem: JSON.stringify(problem),
      fence: row('fence', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where('phase', '=', 'waiting')
    .returning('id')
    .execute();
  for (const { id } of parked) await addHistory(ctx, tx, id, 'parked', problem.message);
  await checkSoon(ctx, tx, accountId);
  await announceAllPosts(ctx, tx, ctx.actor.workspaceId);
}

/** Posts with an unknown outcome are parked by their job, once no worker can still send them. */
async function checkSoon(ctx: UserContext, tx: Tx, accountId: string): Promise<void> {
  const checking = await tx
    .selectFrom('posts')
    .select(['id', 'fence'])
    .where('account_id', '=', accountId)
    .where('phase', '=', 'checking')
    .execute();
  const runAt = ctx.clock.now() + START_WITHIN_MS;
  const jobs = checking.map(({ id, fence }) => ({ payload: { postId: id, fence }, runAt }));
  await ctx.jobs.enqueueAll(tx, publishPost, jobs);
}
