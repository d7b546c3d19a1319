import { sql } from 'kysely';
import type { AfterSend } from '#core/publishing/decide-after-send.ts';
import { canMove } from '#core/posts/post-phase.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import { batchCalls } from '#server/adapters/batch-calls.ts';
import type { Context } from '#server/context.ts';
import { ANNOUNCED, announcePosts } from '../posts/announce-posts.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { addHistoryLines } from '../posts/post-events.ts';
import { findPostRows, type PostRow, type PostWithMode } from '../posts/post-rows.ts';
import {
  countUnsent,
  findAttemptsOf,
  findOpen,
  insertAttempts,
  setAttempts,
  toAttempt,
  toBegun,
} from './attempt-rows.ts';
import { storyOf } from './after-send-rows.ts';
import { hashOf, titleHashOf } from './content-hash.ts';
import type { Begun, PublishStore, Sending } from './publish-protocol.ts';

/** Enough for one statement. */
const ROWS_AT_ONCE = 500;

type Published = Extract<AfterSend, { to: 'published' }>;
type Arming = { post: PostRow; armedAt: number };
type Settling = { post: PostRow; attempt: Begun; after: Published };

/** The steps that every post takes, each done for many posts in one transaction. */
export type PublishGroups = {
  load: PublishStore['load'];
  arm: PublishStore['arm'];
  /** Writes down that the platform has the post. */
  settlePublished: (settling: Settling) => Promise<boolean>;
};

export function createPublishGroups(ctx: Context): PublishGroups {
  const { db } = ctx;
  const loadOne = batchCalls((ids: readonly string[]) => loadAll(db, ids), ROWS_AT_ONCE);
  const armOne = batchCalls((armings: readonly Arming[]) => armAll(ctx, armings), ROWS_AT_ONCE);
  return {
    async load(postId, fence) {
      const sending = await loadOne(postId);
      return sending?.post.fence === fence && sending.post.deleted_at === null ? sending : null;
    },
    arm: (post, armedAt) => armOne({ post, armedAt }),
    settlePublished: batchCalls((settlings: readonly Settling[]) => settleAll(ctx, settlings), ROWS_AT_ONCE),
  };
}

async function loadAll(db: Db, ids: readonly string[]): Promise<(Sending | null)[]> {
  const posts = await findPostRows(db, ids);
  const byPost = Map.groupBy(await findAttemptsOf(db, ids), ({ post_id: id }) => id);
  const found = new Map(posts.map((post) => [post.id, post]));
  return ids.map((id) => {
    const post = found.get(id);
    if (!post) return null;
    const attempts = byPost.get(id) ?? [];
    const open = findOpen(attempts, post);
    const attempt = open ? toAttempt(open, post, attempts) : null;
    const unsentTries = countUnsent(attempts, post);
    return { post, hash: hashOf(post), titleHash: titleHashOf(post), attempt, unsentTries };
  });
}

async function armAll(ctx: Context, armings: readonly Arming[]): Promise<(Begun | null)[]> {
  const armed = new Map<Arming, Begun>();
  // Two posts of one account are armed as two calls would be, one after the other.
  for (let left = armings; left.length > 0;) {
    const accounts = new Set<string | null>();
    const round = left.filter(({ post }) => !accounts.has(post.account_id) && accounts.add(post.account_id));
    left = left.filter((arming) => !round.includes(arming));
    await ctx.db.transaction().execute((tx) => armRound(ctx, tx, round, armed));
  }
  return armings.map((arming) => armed.get(arming) ?? null);
}

async function armRound(
  ctx: Context,
  tx: Tx,
  round: readonly Arming[],
  armed: Map<Arming, Begun>,
): Promise<void> {
  const now = await lockAll(ctx, tx, round);
  const ready = round.filter(({ post }) => {
    const stands = now.get(post.id);
    return stands?.fence === post.fence && canMove(stands.phase, 'publishing');
  });
  const attempts = await insertAttempts(ctx, tx, ready, 'armed');
  const byPost = new Map(attempts.map((attempt) => [attempt.post_id, attempt]));
  const moved = ready.filter(({ post }) => byPost.has(post.id));
  if (moved.length === 0) return;
  await announcePosts(ctx, tx, ...moved.map(({ post }) => post.workspace_id));
  await tx
    .updateTable('posts')
    .set({
      ...ANNOUNCED,
      phase: 'publishing',
      problem: null,
      doubted_since: null,
      updated_at: ctx.clock.now(),
    })
    .where(
      'id',
      'in',
      moved.map(({ post }) => post.id),
    )
    .execute();
  await addHistoryLines(
    ctx,
    tx,
    moved.map(({ post }) => ({ postId: post.id, event: 'sending' })),
  );
  for (const arming of moved) {
    const attempt = byPost.get(arming.post.id);
    if (attempt) armed.set(arming, toBegun(attempt, arming.post));
  }
}

async function settleAll(ctx: Context, settlings: readonly Settling[]): Promise<boolean[]> {
  const moved = new Set<Settling>();
  await ctx.db.transaction().execute(async (tx) => {
    const now = await lockAll(ctx, tx, settlings);
    // The attempt ends in any case, or it would block the account for ever.
    await setAttempts(
      tx,
      settlings.map(({ attempt }) => attempt.id),
      { state: 'accepted' },
    );
    for (const settling of settlings) {
      const { post } = settling;
      const stands = now.get(post.id);
      if (!stands || stands.fence !== post.fence || !canMove(stands.phase, 'published')) continue;
      moved.add(settling);
      // A second outcome for the same post comes too late.
      now.delete(post.id);
    }
    if (moved.size === 0) return;
    await announcePosts(ctx, tx, ...Array.from(moved, ({ post }) => post.workspace_id));
    await writePublished(ctx, tx, [...moved]);
    await addHistoryLines(
      ctx,
      tx,
      Array.from(moved, ({ post, after }) => {
        const [event, detail] = storyOf(after);
        return { postId: post.id, event, detail };
      }),
    );
  });
  return settlings.map((settling) => moved.has(settling));
}

async function writePublished(ctx: Context, tx: Tx, settlings: readonly Settling[]): Promise<void> {
  const now = ctx.clock.now();
  const values = settlings.map(({ post, after: { id, permalink, at = now } }) => {
    return sql`(${post.id}, ${id}, ${permalink}, cast(${Math.min(at, now)} as bigint))`;
  });
  await sql`update posts set list_version = ${ANNOUNCED.list_version}, phase = 'published', problem = null,
    published_at = sent.column4, updated_at = ${now},
    platform_id = sent.column2, permalink = sent.column3, origin = (select mode from reddit_accounts where id = posts.account_id)
    from (values ${sql.join(values)}) as sent where posts.id = sent.column1`.execute(tx);
}

/** Locks these posts, in order, and reads how they stand. */
async function lockAll(
  ctx: Context,
  tx: Tx,
  of: readonly { post: PostRow }[],
): Promise<Map<string, PostWithMode>> {
  const ids = of.map(({ post }) => post.id);
  await lockPosts(ctx, tx, (posts) => posts.where('id', 'in', ids));
  return new Map((await findPostRows(tx, ids)).map((post) => [post.id, post]));
}
