import { decideAfterWatch, countWatchesDue } from '#core/publishing/decide-after-watch.ts';
import { handleJob } from '#server/adapters/queue/job.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import type { Context, JobContext } from '#server/context.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { type DueLook, findDueByHand, findDueOwn } from './find-due-looks.ts';
import { tellHistory } from '../posts/post-events.ts';

/** One call reads up to a hundred posts of an account. */
export const handleWatchPosts = handleJob(watchPosts, async (ctx: JobContext) => {
  const { platform, log } = ctx;
  if (!platform) return;
  const due = [...(await findDueOwn(ctx, platform)), ...(await findDueByHand(ctx, platform))];
  for (const [accountId, looks] of Map.groupBy(due, ({ reader }) => reader.accountId)) {
    const [{ reader }] = looks as [DueLook];
    const ids = new Set(looks.flatMap(({ thingId }) => thingId ?? []));
    const found = await platform.byIds({ ...reader, purpose: 'account' }, [...ids]);
    if (found.kind !== 'ok') {
      log.warn({ accountId, outcome: found }, 'published posts could not be looked at');
      continue;
    }
    const things = new Map(found.value.map((thing) => [thing.id, thing]));
    for (const look of looks) await writeDown(ctx, platform, look, things.get(look.thingId ?? ''));
  }
});

async function writeDown(
  ctx: Context,
  platform: Platform,
  due: DueLook,
  thing: Submission | Comment | undefined,
): Promise<void> {
  const { post } = due;
  const now = ctx.clock.now();
  const seen = thing ? toSeen(thing) : null;
  const known = { removed: post.phase === 'removed', locked: post.locked === 1, editedAt: post.edited_at };
  const after = decideAfterWatch(known, seen, { platformName: platform.name, community: post.subreddit });
  const look = {
    looks: countWatchesDue(post.published_at, now),
    locked: (seen?.locked ?? known.locked) ? (1 as const) : (0 as const),
    edited_at: seen?.editedAt ?? post.edited_at,
  };
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('post_looks')
      .values({ post_id: post.id, ...look })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(look))
      .execute();
    if (after.noticed.length === 0 || !isOurs(due, thing)) return;
    // A problem of another kind stays with a post that is still there.
    const isMoved = after.phase !== post.phase;
    const problem = isMoved && { problem: after.problem && JSON.stringify(after.problem) };
    const moved = await tx
      .updateTable('posts')
      .set({ phase: after.phase, ...problem, updated_at: now })
      .where('id', '=', post.id)
      .where('phase', '=', post.phase)
      .where('fence', '=', post.fence)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    for (const { event, detail } of after.noticed) await tellHistory(ctx, tx, post.id, event, detail);
    await ctx.events.tell(tx, { workspaceId: post.workspace_id, topic: 'posts' });
  });
}

/** A link that somebody pasted may lead to nothing, or to what is not theirs; then it says nothing of their post. */
function isOurs({ thingId, post }: DueLook, thing: Submission | Comment | undefined): boolean {
  if (thingId === null) return false;
  const { author = null } = thing ?? {};
  if (author === null || post.platform_id !== null || post.username === null) return true;
  return author.toLowerCase() === post.username.toLowerCase();
}

/** Of a comment the platform says only in its text that it was taken down. */
function toSeen(thing: Submission | Comment) {
  const { editedAt } = thing;
  if ('title' in thing) return { removedBy: thing.removedBy, locked: thing.locked, editedAt };
  const removedBy = thing.body === '[removed]' ? 'removed' : thing.body === '[deleted]' ? 'deleted' : null;
  return { removedBy, locked: false, editedAt };
}
