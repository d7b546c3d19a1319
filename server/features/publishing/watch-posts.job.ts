import { decideAfterWatch } from '#core/publishing/decide-after-watch.ts';
import { findNextWatch } from '#core/publishing/find-next-watch.ts';
import { handleJob } from '#server/adapters/queue/job.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import type { Context, JobContext } from '#server/context.ts';
import { announcePosts, MARK_CHANGED } from '../posts/announce-posts.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import {
  type DuePost,
  type DueWatch,
  findDueAssistedPosts,
  findDueApiPosts,
  postponeUnreadable,
} from './find-due-watches.ts';
import { addHistory } from '../posts/post-events.ts';

/** Groups posts by account: one call reads up to a hundred. */
export const handleWatchPosts = handleJob(watchPosts, async (ctx: JobContext) => {
  const { platform, log } = ctx;
  if (!platform) return;
  const due = [...(await findDueApiPosts(ctx, platform)), ...(await findDueAssistedPosts(ctx, platform))];
  for (const [accountId, watches] of Map.groupBy(due, ({ reader }) => reader.accountId)) {
    const [first] = watches;
    if (!first) continue;
    const ids = new Set(watches.flatMap(({ thingId }) => thingId ?? []));
    const found = await platform.byIds({ ...first.reader, purpose: 'watch' }, [...ids]);
    if (found.kind !== 'ok') {
      log.warn({ accountId, outcome: found }, 'could not check published posts');
      continue;
    }
    const things = new Map(found.value.map((thing) => [thing.id, thing]));
    for (const watch of watches) {
      try {
        await recordWatch(ctx, platform, watch, things.get(watch.thingId ?? ''));
      } catch (error) {
        // A post that cannot be recorded must not block the others.
        log.error({ err: error, postId: watch.post.id }, 'could not record the state of a published post');
        const { post } = watch;
        await keepWatch(ctx.db, post, ctx.clock.now(), {
          locked: post.locked === 1,
          editedAt: post.edited_at,
        });
      }
    }
  }
  await postponeUnreadable(ctx);
});

async function recordWatch(
  ctx: Context,
  platform: Platform,
  due: DueWatch,
  thing: Submission | Comment | undefined,
): Promise<void> {
  const { post } = due;
  const now = ctx.clock.now();
  const seen = thing ? toSeen(thing) : null;
  const known = { removed: post.phase === 'removed', locked: post.locked === 1, editedAt: post.edited_at };
  const after = decideAfterWatch(known, seen, { platformName: platform.name, community: post.subreddit });
  await ctx.db.transaction().execute(async (tx) => {
    await keepWatch(tx, post, now, {
      locked: seen?.locked ?? known.locked,
      editedAt: seen?.editedAt ?? known.editedAt,
    });
    if (!isOurs(due, thing)) return;
    if (thing) await ctx.reactions.postSeen(ctx, tx, { post, seen: thing });
    if (after.noticed.length === 0) return;
    // An unrelated problem stays on a post that is still up.
    const isMoved = after.phase !== post.phase;
    const problem = isMoved && { problem: after.problem && JSON.stringify(after.problem) };
    const moved = await tx
      .updateTable('posts')
      .set({ ...MARK_CHANGED, phase: after.phase, ...problem, updated_at: now })
      .where('id', '=', post.id)
      .where('phase', '=', post.phase)
      .where('fence', '=', post.fence)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    for (const { event, detail } of after.noticed) await addHistory(ctx, tx, post.id, event, detail);
    await announcePosts(ctx, tx, post.workspace_id);
  });
}

type WatchState = { locked: boolean; editedAt: number | null };

/** Stores the post's state and when to read it next. */
async function keepWatch(db: Db, post: DuePost, now: number, state: WatchState): Promise<void> {
  const watch = {
    locked: state.locked ? (1 as const) : (0 as const),
    edited_at: state.editedAt,
    next_at: findNextWatch(post.published_at, now),
  };
  await db
    .insertInto('post_watches')
    .values({ post_id: post.id, ...watch })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(watch))
    .execute();
}

/** A pasted link may be dead or belong to someone else; then it says nothing about this post. */
function isOurs({ thingId, post }: DueWatch, thing: Submission | Comment | undefined): boolean {
  if (thingId === null) return false;
  const { author = null } = thing ?? {};
  if (author === null || post.platform_id !== null || post.username === null) return true;
  return author.toLowerCase() === post.username.toLowerCase();
}

/** A comment's removal shows only in its body. */
function toSeen(thing: Submission | Comment) {
  const { editedAt } = thing;
  if ('title' in thing) return { removedBy: thing.removedBy, locked: thing.locked, editedAt };
  const removedBy = thing.body === '[removed]' ? 'removed' : thing.body === '[deleted]' ? 'deleted' : null;
  return { removedBy, locked: false, editedAt };
}
