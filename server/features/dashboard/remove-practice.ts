import type { Practice } from '#contract/first-steps.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { removeAccount } from '../accounts/disconnect-account.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { moveToTrash } from '../posts/trash-post.ts';
import { selectPracticeAccounts, selectPracticePosts, selectPracticeThreads } from './practice-rows.ts';

/** Removes data from the sandbox. Drafts and targets stay: they are only texts and names. */
export async function removePractice(ctx: UserContext): Promise<Practice> {
  const { workspaceId } = ctx.actor;
  if (ctx.platform?.mode === 'sandbox')
    throw new AppError('CONFLICT', 'The sandbox is on. Start Threadwell with SANDBOX=off, then try again.');
  return await ctx.db.transaction().execute(async (tx) => {
    const posts = await trashPosts(ctx, tx);
    // Remove accounts after their posts, so that a restored post waits for another account.
    const accounts = await selectPracticeAccounts(ctx, tx).selectAll().execute();
    for (const account of accounts) await removeAccount(ctx, tx, authorize(ctx.actor, account));
    const threads = await deleteThreads(ctx, tx);
    await tx
      .deleteFrom('rules_notices')
      .where('workspace_id', '=', workspaceId)
      .where('community_id', 'like', 'sandbox:%')
      .execute();
    const forgotten = { posts, accounts: accounts.length, threads };
    await audit(ctx, tx, { verb: 'practice.forgotten', workspaceId, detail: forgotten });
    await announcePosts(ctx, tx, workspaceId);
    await ctx.events.publish(tx, { workspaceId, topic: 'opportunities' }, { workspaceId, topic: 'activity' });
    return forgotten;
  });
}

async function trashPosts(ctx: UserContext, tx: Tx): Promise<number> {
  await lockPosts(ctx, tx, (posts) => posts.where('workspace_id', '=', ctx.actor.workspaceId));
  const posts = await selectPracticePosts(ctx, tx).selectAll().execute();
  if (posts.some(({ phase }) => phase === 'publishing' || phase === 'checking'))
    throw new AppError(
      'CONFLICT',
      'A practice post is being sent right now. Try again in half an hour, when its outcome is known.',
    );
  for (const post of posts) await moveToTrash(ctx, tx, authorize(ctx.actor, post));
  return posts.length;
}

/** Also deletes skips: those of invented threads must not affect real ones. */
async function deleteThreads(ctx: UserContext, tx: Tx): Promise<number> {
  await tx
    .deleteFrom('thread_skips')
    .where('opportunity_id', 'in', selectPracticeThreads(ctx, tx).select('id'))
    .execute();
  const threads = await tx
    .deleteFrom('opportunities')
    .where('id', 'in', selectPracticeThreads(ctx, tx).select('id'))
    .returning('id')
    .execute();
  return threads.length;
}
