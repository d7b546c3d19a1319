import type { Updateable } from 'kysely';
import type { AfterSend } from '#core/publishing/decide-after-send.ts';
import { COPIES_SOUGHT_AFTER_MS } from '#core/publishing/find-late-copies.ts';
import { canMove, isUnderWay } from '#core/posts/post-phase.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { findPublishingSettings } from './publishing-settings.ts';
import { hashOf } from './content-hash.ts';
import { type PostEventName, addHistory } from '../posts/post-events.ts';
import { findCopies } from '../posts/post-jobs.ts';
import { findPostRow, type PostRow } from '../posts/post-rows.ts';
import type { Attempt, PublishStore } from './publish-step.ts';

type AttemptState = Schema['post_attempts']['state'];
type Change = Updateable<Schema['posts']> & { phase: PostRow['phase'] };

/** Stores intents, attempts and outcomes in the database. */
export function createPublishStore(ctx: Context): PublishStore {
  const { db, clock } = ctx;

  /** Moves a post to another phase with a line of history. Throws, and so rolls back, when the post has changed. */
  async function move(tx: Tx, post: PostRow, change: Change, event: PostEventName, detail = '') {
    if (!canMove(post.phase, change.phase)) throw new FenceMoved();
    const moved = await tx
      .updateTable('posts')
      .set({ problem: null, ...change, updated_at: clock.now() })
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

  const setAttempt = (tx: Tx, id: string, set: Updateable<Schema['post_attempts']>) =>
    tx.updateTable('post_attempts').set(set).where('id', '=', id).execute();

  return {
    async load(postId, fence) {
      const post = await findPostRow(db, postId);
      if (!post || post.fence !== fence || post.deleted_at !== null) return null;
      const attempts = await findAttempts(db, postId);
      const last = attempts.at(-1);
      const isOpen = last && (last.state === 'armed' || last.state === 'unknown');
      const unsentTries = attempts.length - 1 - attempts.findLastIndex(({ state }) => state !== 'unsent');
      const attempt = isOpen
        ? toAttempt(last, attempts.filter(({ state }) => state !== 'unsent').length)
        : null;
      return { post, attempt, unsentTries };
    },

    settingsOf: (post) => findPublishingSettings(db, post.workspace_id),

    async arm(post, armedAt) {
      const accountId = post.account_id;
      if (!accountId) return null;
      const id = newId('att', ctx);
      const hash = hashOf(post);
      const armed = await write(async (tx) => {
        const taken = await tx
          .insertInto('post_attempts')
          .values({
            id,
            post_id: post.id,
            account_id: accountId,
            fence: post.fence,
            state: 'armed',
            hash,
            armed_at: armedAt,
            quiet_until: 0,
            misses: 0,
            looks: 0,
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!taken) throw new FenceMoved();
        await move(tx, post, { phase: 'publishing' }, 'sending');
      });
      return armed ? { id, hash, armedAt, quietUntil: 0, misses: 0, checks: 0, tries: 1, armed: true } : null;
    },

    async settle(post, attempt, after) {
      let rests = false;
      const written = await write(async (tx) => {
        await setAttempt(tx, attempt.id, { state: stateAfter(after) });
        const now = await findPostRow(tx, post.id);
        if (!now) return;
        const isNews = async () =>
          isUnderWay(now.phase) && (await findAttempts(tx, post.id)).at(-1)?.id === attempt.id;
        // A late refusal says nothing about a newer attempt. An acceptance is true whenever it arrives.
        if (after.to !== 'published' && !(await isNews())) return;
        const change = changeAfter(after, now, clock.now());
        // The attempt ends in any case, or it would block the account for ever.
        if (now.fence !== post.fence || !canMove(now.phase, change.phase)) return;
        await move(tx, now, change, ...storyOf(after));
        rests = after.to !== 'waiting';
      });
      return written && rests;
    },

    async doubt(post, attempt, quietUntil) {
      await write(async (tx) => {
        await setAttempt(tx, attempt.id, { state: 'unknown', quiet_until: quietUntil });
        for (const waitMs of COPIES_SOUGHT_AFTER_MS) {
          const options = { runAt: clock.now() + waitMs };
          await ctx.jobs.enqueue(tx, findCopies, { postId: post.id }, options);
        }
        const now = await findPostRow(tx, post.id);
        if (now?.fence === post.fence && now.phase === 'publishing')
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
        await setAttempt(tx, attempt.id, { state: 'lost' });
        await move(tx, post, { phase: 'waiting' }, 'sendingAgain');
      });
    },

    async park(post, problem) {
      await write(async (tx) => {
        await move(
          tx,
          post,
          { phase: 'needs_you', problem: JSON.stringify(problem) },
          'parked',
          problem.message,
        );
      });
    },

    async loadDoubtful(postId) {
      const post = await findPostRow(db, postId);
      const attempts = await findAttempts(db, postId);
      if (!post || attempts.every(({ quiet_until }) => quiet_until === 0)) return null;
      const sent = attempts.map(({ hash, armed_at: at }) => ({ hash, at }));
      return { post, hash: hashOf(post), sent };
    },

    async adopt(post, { id, permalink }) {
      const after = { to: 'published', id, permalink } as const;
      await write(async (tx) => {
        const now = await findPostRow(tx, post.id);
        if (now) await move(tx, post, changeAfter(after, now, clock.now()), 'cameLate', permalink ?? id);
      });
    },

    async tellCopy(post, id) {
      const problem = {
        code: 'SECOND_COPY',
        message: `It is there twice: an earlier try was taken late (${id}).`,
        remedy: 'Look at your profile there and delete the one that you do not want.',
      };
      await write(async (tx) => {
        const told = await tx
          .updateTable('posts')
          .set({ problem: JSON.stringify(problem), updated_at: clock.now() })
          .where('id', '=', post.id)
          .where('problem', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!told) return;
        await addHistory(ctx, tx, post.id, 'copyFound', id);
        await announcePosts(ctx, tx, post.workspace_id);
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

const findAttempts = (db: Db, postId: string) =>
  db
    .selectFrom('post_attempts')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

class FenceMoved extends Error {}

const toAttempt = (row: Schema['post_attempts'], tries: number): Attempt => ({
  id: row.id,
  hash: row.hash,
  armedAt: row.armed_at,
  quietUntil: row.quiet_until,
  misses: row.misses,
  checks: row.looks,
  tries,
  armed: row.state === 'armed',
});

function stateAfter(after: AfterSend): AttemptState {
  if (after.to === 'published') return 'accepted';
  if (after.to === 'checking') return 'unknown';
  return after.to === 'waiting' && after.problem?.code === 'UNREACHABLE' ? 'unsent' : 'refused';
}

function changeAfter(
  after: AfterSend,
  post: PostRow & { account_mode: PostRow['origin'] },
  now: number,
): Change {
  switch (after.to) {
    case 'published':
      return {
        phase: 'published',
        published_at: now,
        platform_id: after.id,
        permalink: after.permalink,
        origin: post.account_mode,
      };
    case 'waiting':
      return { phase: 'waiting', problem: after.problem && JSON.stringify(after.problem) };
    case 'checking':
      return { phase: 'checking' };
    default:
      return { phase: after.to, problem: JSON.stringify(after.problem) };
  }
}

function storyOf(after: AfterSend): [PostEventName, string] {
  switch (after.to) {
    case 'published':
      return ['accepted', after.permalink ?? after.id];
    case 'waiting':
      return ['delayed', `${after.problem?.message ?? ''} Next try: ${new Date(after.runAt).toISOString()}`];
    case 'checking':
      return ['outcomeUnknown', ''];
    default:
      return ['refused', `${after.problem.code}: ${after.problem.message}`];
  }
}
