import type { Problem } from '#contract/posts.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context, UserContext } from '#server/context.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findPost, type PostRow } from './post-rows.ts';
import { publishPost } from './post-jobs.ts';
import { addHistoryLines } from './post-events.ts';

/** A post is claimed and checked this long before it is due, so that it goes out on the second. */
export const CLAIM_AHEAD_MS = 4_000;
const TIMEOUT_MS = 10_000;
const POLL_EVERY_MS = 100;

type Version = Pick<PostRow, 'id' | 'fence' | 'scheduled_at'>;
type Leaving = Version & Pick<PostRow, 'phase' | 'problem'>;

/** The limit is low, because each send makes several high-priority calls. */
const SENDINGS = { count: 30, windowMs: 10 * 60_000 };

const keyOf = ({ id, fence }: Pick<PostRow, 'id' | 'fence'>) => `post:${id}:${fence}`;

type HistoryEvent = 'scheduled' | 'changed';

export const enqueueSending = (
  ctx: Context,
  tx: Db,
  post: Leaving,
  event: HistoryEvent = 'scheduled',
): Promise<void> => enqueueSendings(ctx, tx, [post], event);

/**
 * Enqueues one job per version of a post. An outdated job finds a newer version number and does nothing. Posts that need
 * approval get no job.
 */
export async function enqueueSendings(
  ctx: Context,
  tx: Db,
  posts: readonly Leaving[],
  event: HistoryEvent = 'scheduled',
): Promise<void> {
  const now = ctx.clock.now();
  const due = posts
    .filter(({ phase }) => phase === 'waiting')
    .map((post) => ({ post, dueAt: post.scheduled_at ?? now }));
  const lines = due.map(({ post, dueAt }) => ({
    postId: post.id,
    event,
    ...(event === 'scheduled' && dueAt > now && { detail: new Date(dueAt).toISOString() }),
  }));
  const asked = posts.filter(({ phase }) => phase === 'needs_you').map(toParkedLine);
  await addHistoryLines(ctx, tx, [...lines, ...asked]);
  const wanted = due.map(({ post, dueAt }) => ({
    payload: { postId: post.id, fence: post.fence },
    runAt: dueAt - CLAIM_AHEAD_MS,
    uniqueKey: keyOf(post),
  }));
  await ctx.jobs.enqueueAll(tx, publishPost, wanted);
}

const toParkedLine = ({ id, problem }: Leaving) => ({
  postId: id,
  event: 'parked' as const,
  ...(problem !== null && { detail: (JSON.parse(problem) as Problem).message }),
});

/** Rate-limits immediate sending. Scheduled posts have no limit. */
export const limitSending = (ctx: UserContext): Promise<void> =>
  consumeRateLimits(ctx, [{ key: `send:${ctx.actor.workspaceId}`, ...SENDINGS }]);

/** Sends immediately in this process unless a worker is faster, then waits for the outcome for up to 10 seconds. */
export async function sendAndWait(ctx: UserContext, id: string): Promise<void> {
  const post = await findPost(ctx.db, id);
  if (!post) return;
  const endAt = ctx.clock.monotonic() + TIMEOUT_MS;
  await withTimeout(ctx.clock, TIMEOUT_MS, ctx.jobs.runNow(publishPost, keyOf(post)));
  while (ctx.clock.monotonic() < endAt && (await isBeingSent(ctx.db, post)))
    await new Promise<void>((resolve) => void ctx.clock.after(POLL_EVERY_MS, resolve));
}

/** True while a worker holds the job and the outcome is open. */
async function isBeingSent(db: Db, post: Version): Promise<boolean> {
  const { phase } = (await findPost(db, post.id)) ?? {};
  if (phase !== 'publishing' && phase !== 'waiting') return false;
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('unique_key', '=', keyOf(post))
    .where('finished_at', 'is', null)
    .where('lease_token', 'is not', null)
    .executeTakeFirst();
  return job !== undefined;
}
