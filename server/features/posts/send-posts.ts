import type { Db } from '#server/adapters/db/schema.ts';
import type { Context, UserActor } from '#server/context.ts';
import { within } from '#server/adapters/within.ts';
import { findPost, type PostRow } from './post-rows.ts';
import { publishPost } from './post-jobs.ts';
import { tellHistories } from './post-events.ts';

/** A post is claimed and checked this long before its time, so that it is sent at the exact moment. */
export const AHEAD_MS = 4_000;
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

type Ctx = Context<UserActor>;
type Sent = Pick<PostRow, 'id' | 'fence' | 'scheduled_at'>;

const keyOf = ({ id, fence }: Pick<PostRow, 'id' | 'fence'>) => `post:${id}:${fence}`;

export const enqueueSending = (ctx: Context, tx: Db, post: Sent): Promise<void> =>
  enqueueSendings(ctx, tx, [post]);

/** One job for each version of a post: an older one finds the fence moved and leaves. */
export async function enqueueSendings(ctx: Context, tx: Db, posts: readonly Sent[]): Promise<void> {
  const due = posts.map((post) => ({ post, dueAt: post.scheduled_at ?? ctx.clock.now() }));
  const lines = due.map(({ post, dueAt }) => ({
    postId: post.id,
    event: 'scheduled' as const,
    detail: new Date(dueAt).toISOString(),
  }));
  await tellHistories(ctx, tx, lines);
  const wanted = due.map(({ post, dueAt }) => ({
    payload: { postId: post.id, fence: post.fence },
    runAt: dueAt - AHEAD_MS,
    uniqueKey: keyOf(post),
  }));
  await ctx.jobs.enqueueAll(tx, publishPost, wanted);
}

/** Sends at once, here, unless a worker was quicker; then waits for its outcome as long as a request may. */
export async function sendAndWait(ctx: Ctx, id: string): Promise<void> {
  const post = await findPost(ctx.db, id);
  if (!post) return;
  const endAt = ctx.clock.monotonic() + PATIENCE_MS;
  await within(ctx.clock, PATIENCE_MS, ctx.jobs.runNow(publishPost, keyOf(post)));
  while (ctx.clock.monotonic() < endAt && (await isBeingSent(ctx.db, post)))
    await new Promise<void>((resolve) => void ctx.clock.after(LOOK_EVERY_MS, resolve));
}

/** A worker has it, and its outcome is not known yet. */
async function isBeingSent(db: Db, post: Sent): Promise<boolean> {
  const { phase } = (await findPost(db, post.id)) ?? {};
  if (phase !== 'publishing' && phase !== 'waiting') return false;
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('unique_key', '=', keyOf(post))
    .where('lease_token', 'is not', null)
    .executeTakeFirst();
  return job !== undefined;
}
