import type { Problem } from '#contract/posts.ts';
import { COPY_SEARCH_DELAYS_MS } from '#core/publishing/find-late-copies.ts';
import { acceptedEarlier, unnamedCopy } from '#core/publishing/publishing-problems.ts';
import { canTransition, isUnderWay, isUnsentPhase } from '#core/posts/post-phase.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { announcePosts, MARK_CHANGED } from '../posts/announce-posts.ts';
import { type Change, toPostChange, toAttemptState, toHistoryLine } from './after-send-rows.ts';
import {
  type AttemptRow,
  countPossibleCopies,
  findAttempts,
  findOpenAttempt,
  findSentAs,
  insertAttempts,
  isSiblingLost,
  isSiblingOpen,
  setAttempt,
  setIfOpen,
} from './attempt-rows.ts';
import { createPublishGroups } from './publish-groups.ts';
import { findPublishingSettings } from './publishing-settings.ts';
import { hashPost } from './content-hash.ts';
import { type PostEventName, addHistory } from '../posts/post-events.ts';
import { findCopies } from '../posts/post-jobs.ts';
import { findPostRow, type PostRow } from '../posts/post-rows.ts';
import type { PublishStore } from './publish-protocol.ts';

export function createPublishStore(ctx: Context): PublishStore {
  const { db, clock } = ctx;
  const groups = createPublishGroups(ctx);
  const platformName = ctx.platform?.name ?? 'Reddit';

  /** Moves a post to another phase and adds a history line. Throws, and so rolls back, if the post has changed. */
  async function move(tx: Tx, post: PostRow, change: Change, event: PostEventName, detail = '') {
    if (!canTransition(post.phase, change.phase)) throw new FenceMoved();
    const moved = await tx
      .updateTable('posts')
      .set({ ...MARK_CHANGED, problem: null, ...change, updated_at: clock.now() })
      .where('id', '=', post.id)
      .where('fence', '=', post.fence)
      .where('phase', '=', post.phase)
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw new FenceMoved();
    await addHistory(ctx, tx, post.id, event, detail);
    await announcePosts(ctx, tx, post.workspace_id);
  }

  const write = async (work: (tx: Tx) => Promise<void>): Promise<boolean> => {
    try {
      await db.transaction().execute(work);
      return true;
    } catch (error) {
      if (error instanceof FenceMoved) return false;
      throw error;
    }
  };

  async function setProblem(tx: Tx, post: PostRow, problem: Problem): Promise<void> {
    const { numUpdatedRows } = await tx
      .updateTable('posts')
      .set({ ...MARK_CHANGED, problem: JSON.stringify(problem), updated_at: clock.now() })
      .where('id', '=', post.id)
      .where('fence', '=', post.fence)
      .where('phase', '=', post.phase)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new FenceMoved();
    await announcePosts(ctx, tx, post.workspace_id);
  }

  const wasTold = async (post: PostRow, { message }: Problem): Promise<boolean> => {
    const line = await db
      .selectFrom('post_events')
      .select('id')
      .where('post_id', '=', post.id)
      .where('event', 'in', ['copyFound', 'parked'])
      .where('detail', '=', message)
      .executeTakeFirst();
    return line !== undefined;
  };

  const countRemoved = async ({ id }: PostRow): Promise<number> => {
    const removed = db.selectFrom('post_events').select('id').where('post_id', '=', id);
    return (await removed.where('event', '=', 'copyRemoved').execute()).length;
  };

  /** The problem to report if an attempt was accepted without an id; null if none. */
  async function findTaken(post: PostRow, attempts: readonly AttemptRow[]): Promise<Problem | null> {
    const taken = attempts.filter((each) => each.taken === 1);
    const hashes = taken.map(({ hash }) => hash);
    if (post.phase === 'published') {
      // The known copy may come from another attempt or an identical post; if so, the accepted one exists in addition.
      const isTwice =
        taken.length > 0 && (countPossibleCopies(attempts) > 1 || (await isSiblingLost(db, post, hashes)));
      return isTwice ? unnamedCopy(platformName) : null;
    }
    const isLost = taken.some(({ state }) => state === 'lost');
    return isLost && isUnsentPhase(post.phase) ? acceptedEarlier(platformName) : null;
  }

  /** A given-up attempt turned out to be accepted without an id. */
  async function parkTaken(tx: Tx, now: PostRow): Promise<void> {
    const problem = acceptedEarlier(platformName);
    const change = { phase: 'needs_you', problem: JSON.stringify(problem) } as const;
    await move(tx, now, change, 'parked', problem.message);
  }

  return {
    load: groups.load,

    settingsOf: (post) => findPublishingSettings(db, post.workspace_id),

    async noteWait(post, problem) {
      await write(async (tx) => {
        const known = (await findPostRow(tx, post.id))?.problem ?? null;
        const json = JSON.stringify(problem);
        if (known === json) return;
        await setProblem(tx, post, problem);
        // Each reason is reported only once, even if its time changes.
        const isNews = known === null || codeOf(known) !== problem.code;
        if (isNews) await addHistory(ctx, tx, post.id, 'delayed', problem.message);
      });
    },

    async postpone(post, after) {
      await write(async (tx) => {
        await move(tx, post, toPostChange(after, post, clock.now()), ...toHistoryLine(after));
        if (toAttemptState(after) === 'unsent')
          await insertAttempts(ctx, tx, [{ post, armedAt: clock.now() }], 'unsent');
      });
    },

    arm: groups.arm,

    async settle(post, attempt, after) {
      if (after.to === 'published') return await groups.settlePublished({ post, attempt, after });
      let isSettled = false;
      const written = await write(async (tx) => {
        await setAttempt(tx, attempt.id, { state: toAttemptState(after) });
        const now = await findPostRow(tx, post.id);
        if (!now) return;
        // A late rejection says nothing about a newer attempt.
        if (!isUnderWay(now.phase) || findOpenAttempt(await findAttempts(tx, post.id), post)) return;
        const change = toPostChange(after, now, clock.now());
        // Always closes the attempt; an open one would block the account for good.
        if (now.fence !== post.fence || !canTransition(now.phase, change.phase)) return;
        await move(tx, now, change, ...toHistoryLine(after));
        isSettled = after.to !== 'waiting';
      });
      return written && isSettled;
    },

    async doubt(post, attempt, { quietUntil, taken }) {
      await write(async (tx) => {
        const isTaken = taken || attempt.taken;
        // Only sets `taken`, never clears it: this worker may have an older copy of the attempt.
        await setAttempt(tx, attempt.id, { quiet_until: quietUntil, ...(isTaken && { taken: 1 }) });
        // Another worker may have given the attempt up meanwhile; keep its decision.
        const isOpen = await setIfOpen(tx, attempt.id, { state: 'unknown' });
        for (const waitMs of COPY_SEARCH_DELAYS_MS) {
          const options = { runAt: clock.now() + waitMs };
          await ctx.jobs.enqueue(tx, findCopies, { postId: post.id }, options);
        }
        const now = await findPostRow(tx, post.id);
        if (now?.fence !== post.fence) return;
        const attempts = await findAttempts(tx, post.id);
        const isLost = attempts.some(({ id, state }) => id === attempt.id && state === 'lost');
        if (isTaken && isLost && now.phase === 'waiting') await parkTaken(tx, now);
        if (isOpen && now.phase === 'publishing')
          await move(tx, now, { phase: 'checking' }, 'outcomeUnknown');
      });
    },

    async noteCheck(post, attempt, missed) {
      await write(async (tx) => {
        await setAttempt(tx, attempt.id, {
          looks: attempt.checks + 1,
          misses: attempt.misses + (missed ? 1 : 0),
        });
        await addHistory(ctx, tx, post.id, missed ? 'lookedInVain' : 'couldNotLook');
        await announcePosts(ctx, tx, post.workspace_id);
      });
    },

    async forget(post, attempt) {
      await write(async (tx) => {
        // A stalled worker may get here while a newer attempt is running.
        if (!(await setIfOpen(tx, attempt.id, { state: 'lost' }))) throw new FenceMoved();
        await move(tx, post, { phase: 'waiting' }, 'sendingAgain');
      });
    },

    async park(post, problem, endsDoubt = false) {
      const change = { phase: 'needs_you', problem: JSON.stringify(problem) } as const;
      const known = endsDoubt && { doubted_since: null };
      await write((tx) => move(tx, post, { ...change, ...known }, 'parked', problem.message));
    },

    async noteUnread({ id, workspace_id: workspaceId }, since) {
      const first = await db
        .selectFrom('post_events')
        .select((row) => row.fn.min('at').as('at'))
        .where('post_id', '=', id)
        .where('event', '=', 'couldNotLook')
        .where('at', '>=', since)
        .executeTakeFirst();
      if (first?.at) return first.at;
      await write(async (tx) => {
        await addHistory(ctx, tx, id, 'couldNotLook');
        await announcePosts(ctx, tx, workspaceId);
      });
      return clock.now();
    },

    async loadUncertain(postId) {
      const post = await findPostRow(db, postId);
      const attempts = await findAttempts(db, postId);
      if (!post || attempts.every(({ quiet_until }) => quiet_until === 0)) return null;
      const unreported = await findTaken(post, attempts);
      return {
        post,
        hash: hashPost(post),
        sent: await findSentAs(db, post),
        unreported: unreported && (await wasTold(post, unreported)) ? null : unreported,
        copiesAtMost: countPossibleCopies(attempts) - (await countRemoved(post)),
      };
    },

    async adopt(post, { id, permalink, createdAt: at }) {
      const after = { to: 'published', id, permalink, at } as const;
      await write(async (tx) => {
        const by = await tx
          .selectFrom('reddit_accounts')
          .select(['id as account_id', 'mode as account_mode'])
          .where('id', '=', post.account_id)
          .executeTakeFirst();
        const change = toPostChange(after, { ...post, ...by }, clock.now());
        await move(tx, post, { ...change, account_id: by?.account_id ?? null }, 'cameLate', permalink ?? id);
      });
    },

    isSiblingOpen: (post, sent) => isSiblingOpen(db, post, sent),

    async reportCopy(post, id, problem) {
      if (post.problem?.includes(id)) return;
      const json = JSON.stringify(problem);
      await write(async (tx) => {
        if (post.phase === 'waiting' || post.phase === 'failed')
          return await move(tx, post, { phase: 'needs_you', problem: json }, 'copyFound', id);
        await setProblem(tx, post, problem);
        await addHistory(ctx, tx, post.id, 'copyFound', id);
      });
    },

    async noteCopyRemoved(post, id) {
      await write(async (tx) => {
        await addHistory(ctx, tx, post.id, 'copyRemoved', id);
        await announcePosts(ctx, tx, post.workspace_id);
      });
    },
  };
}

class FenceMoved extends Error {}

const codeOf = (problem: string) => (JSON.parse(problem) as Problem).code;
