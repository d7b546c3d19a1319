import type { Post } from '#contract/posts.ts';
import { AppError } from '#server/app-error.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { checkPostInput } from '../posts/check-post-input.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { stateToSend } from '../keys/ask-approval.ts';
import { checkSavedPosts, explainRefusal, refuseUnchecked } from '../posts/refuse-blocked.ts';
import { findPost } from '../posts/post-rows.ts';
import { readPost } from '../posts/read-post.ts';
import { enqueueSending, limitSending } from '../posts/send-posts.ts';
import { writePost } from '../posts/write-post.ts';

type ById = { id: string };

export async function retryPost(ctx: UserContext, { id }: ById): Promise<Post> {
  await limitSending(ctx);
  const checked = (await checkSavedPosts(ctx, [id], () => ctx.clock.now())).get(id);
  const refusal = checked && explainRefusal(checked);
  if (refusal) throw new AppError('CONFLICT', refusal);
  await ctx.db.transaction().execute(async (tx) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    if (post.deleted_at !== null || (post.phase !== 'failed' && post.phase !== 'needs_you'))
      throw new AppError('CONFLICT', 'Only a failed or parked post can be sent again.');
    refuseUnchecked(post, checked);
    const { parent_url: parentUrl, time_zone: timeZone, scheduled_at: scheduledAt } = post;
    checkPostInput(ctx, { ...post, parentUrl, timeZone, scheduledAt }, 'published');
    const account = await chooseAccount(ctx, tx, { accountId: post.account_id, sendsNow: true });
    const now = ctx.clock.now();
    const again = {
      fence: post.fence + 1,
      // The new time is a change: an approval of the old one no longer counts.
      revision: post.revision + 1,
      scheduled_at: now,
      updated_at: now,
      account_id: account?.id ?? null,
      // Sending again accepts the current rules.
      rules_version: checked?.version ?? null,
      ...stateToSend(ctx),
    };
    await writePost(tx, post, again);
    await enqueueSending(ctx, tx, { ...post, ...again });
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  return await readPost(ctx, id);
}
