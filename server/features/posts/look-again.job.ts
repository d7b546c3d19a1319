import * as z from 'zod/mini';
import { decideAfterLook, LOOKS_MS, looksDue } from '#core/posts/decide-after-look.ts';
import { defineJob } from '#server/adapters/queue/job.ts';
import type { Platform } from '#server/adapters/community/platform.ts';
import type { Comment, Submission } from '#server/adapters/community/things.ts';
import type { Context } from '#server/context.ts';
import { tellHistory } from './post-events.ts';

const MINUTE_MS = 60_000;
/** What could not be looked at for so long is left alone. */
const LATEST_MS = 2 * LOOKS_MS[2];
const AT_ONCE = 500;

/** Looks what became of published posts: one call for up to a hundred of an account. */
export const lookAgain = defineJob({
  name: 'posts.lookAgain',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 10 * MINUTE_MS,
  everyMs: MINUTE_MS,
  async run(ctx) {
    const { community, platform, log } = ctx;
    if (!community || !platform) return;
    const due = await findDue(ctx, platform);
    for (const [accountId, posts] of Map.groupBy(due, ({ account_id }) => account_id)) {
      const [{ username, workspace_id: workspaceId }] = posts as [Due];
      const caller = { accountId, username, workspaceId, purpose: 'account' as const };
      const found = await community.byIds(
        caller,
        posts.map(({ platform_id: id }) => id),
      );
      if (found.kind !== 'ok') {
        log.warn({ accountId, outcome: found }, 'published posts could not be looked at');
        continue;
      }
      const things = new Map(found.value.map((thing) => [thing.id, thing]));
      for (const post of posts) await writeDown(ctx, platform, post, things.get(post.platform_id));
    }
  },
});

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Only what an account of ours can read; what was posted by hand has no id. */
async function findDue({ db, clock }: Context, platform: Platform) {
  const now = clock.now();
  return await db
    .selectFrom('posts')
    .innerJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .leftJoin('post_looks', 'post_looks.post_id', 'posts.id')
    .select(['posts.id', 'posts.workspace_id', 'posts.subreddit', 'posts.phase', 'posts.fence'])
    .select(['post_looks.looks', 'post_looks.locked', 'post_looks.edited_at', 'reddit_accounts.username'])
    .select((row) => [
      row.ref('posts.published_at').$notNull().as('published_at'),
      row.ref('posts.platform_id').$notNull().as('platform_id'),
      row.ref('posts.account_id').$notNull().as('account_id'),
    ])
    .where('posts.phase', 'in', ['published', 'removed'])
    .where('posts.platform_id', 'is not', null)
    .where('posts.deleted_at', 'is', null)
    .where('posts.origin', '=', platform.mode)
    .where('reddit_accounts.mode', '=', platform.mode)
    .where('reddit_accounts.is_active', '=', 1)
    .where('posts.published_at', '>', now - LATEST_MS)
    .where((row) =>
      row.or(
        LOOKS_MS.map((ms, looks) =>
          row.and([
            row(row.fn.coalesce('post_looks.looks', row.val(0)), '=', looks),
            row('posts.published_at', '<=', now - ms),
          ]),
        ),
      ),
    )
    .orderBy('posts.published_at')
    .limit(AT_ONCE)
    .execute();
}

async function writeDown(
  ctx: Context,
  platform: Platform,
  post: Due,
  thing: Submission | Comment | undefined,
): Promise<void> {
  const now = ctx.clock.now();
  const seen = thing ? toSeen(thing) : null;
  const known = { removed: post.phase === 'removed', locked: post.locked === 1, editedAt: post.edited_at };
  const platformName = platform.mode === 'sandbox' ? 'The sandbox' : 'Reddit';
  const after = decideAfterLook(known, seen, { platformName, community: post.subreddit });
  const look = {
    looks: looksDue(post.published_at, now),
    locked: (seen?.locked ?? known.locked) ? (1 as const) : (0 as const),
    edited_at: seen?.editedAt ?? post.edited_at,
  };
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('post_looks')
      .values({ post_id: post.id, ...look })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(look))
      .execute();
    if (after.noticed.length === 0) return;
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

/** Of a comment the platform says only in its text that it was taken down. */
function toSeen(thing: Submission | Comment) {
  const { editedAt } = thing;
  if ('title' in thing) return { removedBy: thing.removedBy, locked: thing.locked, editedAt };
  const removedBy = thing.body === '[removed]' ? 'removed' : thing.body === '[deleted]' ? 'deleted' : null;
  return { removedBy, locked: false, editedAt };
}
