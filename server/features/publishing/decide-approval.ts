import type { decideApproval as endpoint } from '#contract/keys/approval.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import { asksApproval } from '#core/publishing/approval.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { PersonContext } from '#server/context.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { DRAFT_STATE, stateToSend } from '../keys/ask-approval.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { refuseNearCopy } from '../posts/find-near-copy.ts';
import { addHistory } from '../posts/post-events.ts';
import { findPost, type PostWithMode } from '../posts/post-rows.ts';
import { dropSketches, fillSketches } from '../posts/post-sketches.ts';
import { readPost } from '../posts/read-post.ts';
import {
  checkSavedPosts,
  type CheckedPost,
  explainRefusal,
  refuseUnchecked,
} from '../posts/refuse-blocked.ts';
import { enqueueSending, limitSending } from '../posts/send-posts.ts';
import { refuseOutdated } from '../posts/update-post.ts';
import { writePost } from '../posts/write-post.ts';

type Decision = Input<typeof endpoint>;

/**
 * Records a person's decision about a post that an API key wants to send. If its time has passed, an approved post is sent now.
 */
export async function decideApproval(ctx: PersonContext, input: Decision): Promise<Output<typeof endpoint>> {
  const { id, note = '' } = input;
  const isApproved = input.decision === 'approve';
  const checked = isApproved ? await checkForSending(ctx, id) : undefined;
  await ctx.db.transaction().execute(async (tx) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    if (post.deleted_at !== null || !asksApproval(post))
      throw new AppError('CONFLICT', 'This post doesn’t need approval. Reload the page.');
    refuseOutdated(ctx, post, input);
    await addHistory(ctx, tx, id, isApproved ? 'approved' : 'rejected', note);
    if (isApproved) await send(ctx, tx, post, checked);
    else await makeDraft(ctx, tx, post);
    const { workspaceId } = ctx.actor;
    await audit(ctx, tx, { verb: `post.${isApproved ? 'approved' : 'rejected'}`, workspaceId, subject: id });
    await announcePosts(ctx, tx, workspaceId);
  });
  return await readPost(ctx, id);
}

async function checkForSending(ctx: PersonContext, id: string): Promise<CheckedPost | undefined> {
  const now = ctx.clock.now();
  const post = authorize(ctx.actor, await findPost(ctx.db, id));
  if ((post.scheduled_at ?? now) <= now) await limitSending(ctx);
  await fillSketches(ctx);
  const checked = (await checkSavedPosts(ctx, [id], (post) => Math.max(now, post.scheduled_at ?? now))).get(
    id,
  );
  const refusal = checked && explainRefusal(checked);
  if (refusal) throw new AppError('CONFLICT', refusal);
  return checked;
}

type Asking = Owned<PostWithMode>;

async function send(
  ctx: PersonContext,
  tx: Tx,
  post: Asking,
  checked: CheckedPost | undefined,
): Promise<void> {
  refuseUnchecked(post, checked);
  await refuseNearCopy(ctx, tx, post);
  const now = ctx.clock.now();
  const scheduled_at = Math.max(now, post.scheduled_at ?? now);
  const choice = { accountId: post.account_id, sendsNow: scheduled_at === now };
  const account = await chooseAccount(ctx, tx, choice);
  const row = {
    ...stateToSend(ctx),
    scheduled_at,
    fence: post.fence + 1,
    updated_at: now,
    account_id: account?.id ?? null,
    rules_version: checked?.version ?? null,
  };
  await writePost(tx, post, row);
  await enqueueSending(ctx, tx, { ...post, ...row });
}

async function makeDraft(ctx: PersonContext, tx: Tx, post: Asking): Promise<void> {
  await writePost(tx, post, { ...DRAFT_STATE, fence: post.fence + 1, updated_at: ctx.clock.now() });
  await dropSketches(tx, [post.id]);
}
