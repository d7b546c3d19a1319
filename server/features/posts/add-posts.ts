import { createHash } from 'node:crypto';
import type { Input } from '#contract/endpoint.ts';
import type { createPost as endpoint, PostStatusChoice } from '#contract/posts.ts';
import { toStatus } from '#core/posts/post-phase.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { MARK_CHANGED } from './announce-posts.ts';
import { checkPostInput } from './check-post-input.ts';
import { addHistoryLines } from './post-events.ts';
import type { PostRow } from './post-rows.ts';
import { DRAFT_STATE, stateToSend } from '../keys/ask-approval.ts';
import { storeSketches, toSketchedPost } from './post-sketches.ts';
import { countBytes, refuseBeyondQuota } from './refuse-beyond-quota.ts';
import { enqueueSendings } from './send-posts.ts';

type NewPost = Omit<Input<typeof endpoint>, 'idempotency-key'>;

/** Validates a new post. The caller sets its account. */
export function buildPost(ctx: UserContext, input: NewPost, key: string | null): PostRow {
  const now = ctx.clock.now();
  const isComment = input.type === 'comment';
  const post = {
    type: input.type,
    title: isComment ? null : (input.title ?? null),
    content: input.content,
    subreddit: input.subreddit,
    url: input.type === 'link' ? (input.url ?? input.websiteUrl ?? null) : null,
    parentUrl: isComment ? (input.parentUrl ?? null) : null,
    scheduledAt: input.scheduledAt ? Date.parse(input.scheduledAt) : null,
    timeZone: input.timeZone ?? null,
  };
  checkPostInput(ctx, post, input.status);
  return {
    id: newId('pst', ctx),
    workspace_id: ctx.actor.workspaceId,
    account_id: null,
    type: post.type,
    title: post.title,
    content: post.content,
    subreddit: input.subreddit,
    fence: 1,
    revision: 1,
    website_url: input.websiteUrl ?? null,
    url: post.url,
    parent_url: post.parentUrl,
    flair: isComment ? null : (input.flair ?? null),
    cta_style: input.ctaStyle,
    scheduled_at: input.status === 'published' ? now : post.scheduledAt,
    time_zone: post.timeZone,
    published_at: null,
    origin: null,
    platform_id: null,
    permalink: null,
    ...(input.status === 'draft' ? DRAFT_STATE : stateToSend(ctx)),
    rules_version: null,
    idempotency_key: key,
    ...MARK_CHANGED,
    idempotency_hash: key && hashInput(input),
    doubted_since: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    removed_at: null,
  };
}

/** A hash that is equal for equal requests, regardless of field order. */
export function hashInput(input: NewPost): string {
  const fields = Object.entries(input).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** A concurrent request has used one of the idempotency keys. */
export class KeyTaken extends Error {}

/** Inserts posts and enqueues the scheduled ones. The caller announces them. */
export async function addPosts(
  ctx: UserContext,
  tx: Tx,
  rows: readonly PostRow[],
  wanted?: PostStatusChoice,
): Promise<void> {
  const bytes = rows.reduce((sum, row) => sum + countBytes(row), 0);
  await refuseBeyondQuota(ctx, tx, { posts: rows.length, bytes });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('posts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new KeyTaken();
  await addHistoryLines(
    ctx,
    tx,
    rows.map(({ id }) => ({ postId: id, event: 'created' })),
  );
  const leaving = rows.filter(({ phase }) => phase !== 'draft');
  await storeSketches(ctx, tx, leaving.map(toSketchedPost));
  await enqueueSendings(ctx, tx, leaving);
  const { workspaceId } = ctx.actor;
  const entries = rows.map(({ id, phase }) => ({
    verb: 'post.created',
    workspaceId,
    subject: id,
    detail: { status: wanted ?? toStatus(phase) },
  }));
  await audit(ctx, tx, ...entries);
}
