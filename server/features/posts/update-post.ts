import type { Input, Output } from '#contract/endpoint.ts';
import type { PostStatusChoice, updatePost as endpoint } from '#contract/posts.ts';
import { isEditable } from '#core/posts/post-phase.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from './announce-posts.ts';
import { checkPostInput } from './check-post-input.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { refuseNearCopy } from './find-near-copy.ts';
import { DRAFT_STATE, stateToSend } from '../keys/ask-approval.ts';
import { requireScope, scopeFor } from '#server/require-scope.ts';
import { toCheckedPair, refuseBlocked, refuseUnchecked } from './refuse-blocked.ts';
import { storeInterview } from './interviews.ts';
import { findBeginning, storeBeginning, nextBeginning } from './post-beginning.ts';
import { addHistory } from './post-events.ts';
import { findPost, type PostRow, type PostWithMode, presentPost } from './post-rows.ts';
import { dropSketches, fillSketches, storeSketches, toSketchedPost } from './post-sketches.ts';
import { readPost } from './read-post.ts';
import { countBytes, refuseBeyondQuota } from './refuse-beyond-quota.ts';
import { enqueueSending, limitSending, sendAndWait } from './send-posts.ts';
import { writePost } from './write-post.ts';

type PostChange = Input<typeof endpoint>;

/** Changes an unpublished post: its text, its time or its status. */
export async function updatePost(ctx: UserContext, input: PostChange): Promise<Output<typeof endpoint>> {
  if (input.status === 'published') await limitSending(ctx);
  const checked = await prepareChange(ctx, input);
  await ctx.db.transaction().execute(async (tx) => {
    await changePost(ctx, tx, input, checked);
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  if (input.status === 'published') await sendAndWait(ctx, input.id);
  return await readPost(ctx, input.id);
}

/** The text and place that were checked, and the version of the rules used. */
type Checked = { pair: string; rulesVersion: string | null };

/**
 * Checks the rules before the transaction, because this calls the platform. Null if there is nothing to check. Sending checks
 * again.
 */
async function prepareChange(ctx: UserContext, input: PostChange): Promise<Checked | null> {
  const post = authorize(ctx.actor, await findPost(ctx.db, input.id));
  if (!isEditable(post.phase) || post.deleted_at !== null) return null;
  refuseOutdated(ctx, post, input);
  const { wanted, next } = applyPostInput(ctx, post, input);
  if (wanted === 'draft') return null;
  await fillSketches(ctx);
  const beginning = nextBeginning(await findBeginning(ctx.db, post.id), input, ctx.clock.now());
  const at = next.scheduled_at ?? ctx.clock.now();
  const leaving = { id: post.id, type: post.type, ...next, beginning, at };
  return { pair: toCheckedPair(leaving), rulesVersion: await refuseBlocked(ctx, leaving) };
}

/** The caller announces the change to open pages. */
async function changePost(
  ctx: UserContext,
  tx: Tx,
  input: PostChange,
  checked: Checked | null,
): Promise<void> {
  const post = authorize(ctx.actor, await findPost(tx, input.id));
  refuseUneditable(post);
  refuseOutdated(ctx, post, input);
  const { wanted, next } = applyPostInput(ctx, post, input);
  if (wanted !== 'draft') {
    refuseUnchecked({ type: post.type, ...next }, checked);
    await refuseNearCopy(ctx, tx, { id: post.id, ...next });
  }
  const account = await chooseAccount(ctx, tx, {
    accountId: next.account_id,
    sendsNow: wanted === 'published',
  });
  const row = { ...next, rules_version: checked?.rulesVersion ?? null, account_id: account?.id ?? null };
  const bytes = countBytes(row) - countBytes(post);
  if (bytes > 0) await refuseBeyondQuota(ctx, tx, { posts: 0, bytes });
  await writePost(tx, post, row);
  if (row.phase === 'draft') await dropSketches(tx, [post.id]);
  else await storeSketches(ctx, tx, [toSketchedPost({ ...post, ...row })]);
  await storeBeginning(ctx, tx, post.id, input);
  await storeInterview(ctx, tx, post.id, input.interview);
  const staysPlanned = post.phase === 'waiting' && post.scheduled_at === row.scheduled_at;
  if (wanted !== 'draft')
    await enqueueSending(ctx, tx, { id: post.id, ...row }, staysPlanned ? 'changed' : 'scheduled');
  else await addHistory(ctx, tx, post.id, post.phase === 'waiting' ? 'unscheduled' : 'changed');
  const { workspaceId } = ctx.actor;
  await audit(ctx, tx, { verb: 'post.changed', workspaceId, subject: post.id, detail: { status: wanted } });
}

export function refuseUneditable(post: PostRow): void {
  if (!isEditable(post.phase) || post.deleted_at !== null) throw new AppError('CONFLICT', whyNot(post));
}

/** If the post was changed since the user read it, the page asks which version to keep. */
export function refuseOutdated(
  { platform }: UserContext,
  post: Owned<PostWithMode>,
  { revision }: Pick<PostChange, 'revision'>,
): void {
  if (revision === undefined || revision === post.revision) return;
  throw new AppError('CHANGED_ELSEWHERE', 'This post was changed elsewhere after you opened it.', {
    present: presentPost(post, platform),
  });
}

const whyNot = ({ phase, deleted_at }: PostRow): string => {
  if (deleted_at !== null) return 'This post is in the trash. Restore it first.';
  if (phase === 'failed') return 'This post failed. Send it again, or make a new one from it.';
  if (phase === 'published' || phase === 'removed')
    return 'This post went out, so Threadwell can’t change it.';
  return 'This post is being sent right now. Try again in a minute.';
};

/** Merges the input into the post. A parked post stays parked unless a status is given. */
export function applyPostInput(ctx: UserContext, post: Owned<PostWithMode>, input: PostChange) {
  const now = ctx.clock.now();
  const keep = <T>(given: T | undefined, old: T): T => (given === undefined ? old : given);
  const scheduledAt =
    input.scheduledAt === undefined ? post.scheduled_at : input.scheduledAt && Date.parse(input.scheduledAt);
  const given = {
    type: post.type,
    title: post.type === 'comment' ? null : keep(input.title, post.title),
    content: keep(input.content, post.content),
    subreddit: keep(input.subreddit, post.subreddit),
    url: keep(input.url, post.url),
    parentUrl: keep(input.parentUrl, post.parent_url),
    scheduledAt: scheduledAt || null,
    timeZone: keep(input.timeZone, post.time_zone),
  };
  const asBefore: PostStatusChoice = post.phase === 'waiting' ? 'scheduled' : 'draft';
  const wanted = input.status ?? asBefore;
  checkPostInput(ctx, given, wanted);
  requireScope(ctx.actor, scopeFor(wanted, post.phase));
  const parked = post.phase === 'needs_you' && input.status === undefined;
  const state = wanted === 'draft' ? DRAFT_STATE : stateToSend(ctx);
  const next = {
    title: given.title,
    content: given.content,
    subreddit: given.subreddit,
    website_url: keep(input.websiteUrl, post.website_url),
    cta_style: keep(input.ctaStyle, post.cta_style),
    url: given.url,
    parent_url: given.parentUrl,
    flair: post.type === 'comment' ? null : keep(input.flair, post.flair),
    scheduled_at: wanted === 'published' ? now : given.scheduledAt,
    time_zone: given.timeZone,
    account_id: keep(input.redditAccountId, post.account_id),
    ...(parked ? { phase: post.phase, problem: post.problem } : state),
    fence: post.fence + 1,
    revision: post.revision + 1,
    updated_at: now,
  };
  return { wanted, next };
}
