import type { Input, Output } from '#contract/endpoint.ts';
import type { createPost as endpoint } from '#contract/posts.ts';
import { AppError } from '#server/app-error.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { Context, UserActor } from '#server/context.ts';
import { checkPostInput } from './check-post-input.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { refuseNearCopy, type SentTexts } from './find-near-copy.ts';
import { tellHistory } from './post-events.ts';
import type { PostRow } from './post-rows.ts';
import { readPost } from './read-post.ts';
import { enqueueSending, sendAndWait } from './send-posts.ts';

type Ctx = Context<UserActor>;
type Given = Input<typeof endpoint>;

/** Saves a post as draft, schedules it, or publishes it and waits a little for the outcome. */
export async function createPost(ctx: Ctx, input: Given): Promise<Output<typeof endpoint>> {
  const key = input['idempotency-key'] || null;
  const id =
    (await findSame(ctx, key, input)) ??
    (await insertPost(ctx, key, input).catch(async (error) => {
      const same = error instanceof TwiceAtOnce && (await findSame(ctx, key, input));
      if (same) return same;
      throw error;
    }));
  if (input.status === 'published') await sendAndWait(ctx, id);
  return await readPost(ctx, id);
}

export class TwiceAtOnce extends Error {}

/** A lost answer and a second click make one post. */
async function findSame({ db, actor }: Ctx, key: string | null, input: Given): Promise<string | undefined> {
  if (!key) return undefined;
  const same = await db
    .selectFrom('posts')
    .selectAll()
    .where('workspace_id', '=', actor.workspaceId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (same && (same.content !== input.content || same.subreddit !== input.subreddit))
    throw new AppError('CONFLICT', 'This key was used for another post. Send a new one.');
  return same?.id;
}

const insertPost = (ctx: Ctx, key: string | null, input: Given): Promise<string> =>
  ctx.db.transaction().execute(async (tx) => {
    const id = await addPost(ctx, tx, input, { key });
    await ctx.events.tell(tx, { workspaceId: ctx.actor.workspaceId, topic: 'posts' });
    return id;
  });

type Adding = {
  key: string | null;
  /** Where many are added together: how long before now this one counts as made, and what was sent already. */
  agoMs?: number;
  known?: SentTexts;
};

/** The new post itself. Whoever adds it tells of it. */
export async function addPost(
  ctx: Ctx,
  tx: Tx,
  input: Given,
  { key, agoMs = 0, known }: Adding,
): Promise<string> {
  const now = ctx.clock.now();
  const isComment = input.type === 'comment';
  const post = {
    type: input.type,
    title: isComment ? null : (input.title ?? null),
    content: input.content,
    url: input.type === 'link' ? (input.url ?? input.websiteUrl ?? null) : null,
    parentUrl: isComment ? (input.parentUrl ?? null) : null,
    scheduledAt: input.scheduledAt ? Date.parse(input.scheduledAt) : null,
    timeZone: input.timeZone ?? null,
  };
  checkPostInput(post, input.status, now);
  const id = newId('pst', ctx);
  const sendsNow = input.status === 'published';
  const account = await chooseAccount(ctx, tx, { accountId: input.redditAccountId, sendsNow });
  if (input.status !== 'draft') await refuseNearCopy(ctx, tx, { ...input, id }, known);
  const row: PostRow = {
    id,
    workspace_id: ctx.actor.workspaceId,
    account_id: account?.id ?? null,
    type: post.type,
    title: post.title,
    content: post.content,
    subreddit: input.subreddit,
    phase: input.status === 'draft' ? 'draft' : 'waiting',
    fence: 1,
    website_url: input.websiteUrl ?? null,
    url: post.url,
    parent_url: post.parentUrl,
    cta_style: input.ctaStyle,
    scheduled_at: sendsNow ? now : post.scheduledAt,
    time_zone: post.timeZone,
    published_at: null,
    origin: null,
    platform_id: null,
    permalink: null,
    problem: null,
    idempotency_key: key,
    created_at: now - agoMs,
    updated_at: now,
    deleted_at: null,
  };
  const inserted = await insertOnce(tx, row);
  if (!inserted) throw new TwiceAtOnce();
  await tellHistory(ctx, tx, id, 'created');
  if (row.phase === 'waiting') await enqueueSending(ctx, tx, row);
  const { workspaceId } = ctx.actor;
  await audit(ctx, tx, {
    verb: 'post.created',
    workspaceId,
    subject: id,
    detail: { status: input.status },
  });
  return id;
}

async function insertOnce(db: Db, row: PostRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
