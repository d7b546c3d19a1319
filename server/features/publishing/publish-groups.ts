import { sql } from 'kysely';
import type { AfterSend } from '#core/publishing/decide-after-send.ts';
import { canTransition } from '#core/posts/post-phase.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import { batchCalls } from '#server/adapters/batch-calls.ts';
import type { Context } from '#server/context.ts';
import { SET_LIST_VERSION, announcePosts } from '../posts/announce-posts.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { addHistoryLines } from '../posts/post-events.ts';
import { findPostRows, type PostRow, type PostWithMode } from '../posts/post-rows.ts';
import {
  countUnsent,
  findPostAttempts,
  findOpenAttempt,
  insertAttempts,
  setAttempts,
  toAttempt,
  toStartedAttempt,
} from './attempt-rows.ts';
import { toHistoryLine } from './after-send-rows.ts';
import { hashPost, hashPostTitle } from './content-hash.ts';
import type { StartedAttempt, PublishStore, Sending } from './publish-protocol.ts';

const ROWS_AT_ONCE = 500;

type Published = Extract<AfterSend, { to: 'published' }>;
type Arming = { post: PostRow; armedAt: number };
type Settling = { post: PostRow; attempt: StartedAttempt; after: Published };

/** The steps that every post takes. Each step handles many posts in one transaction. */
export type PublishGroups = {
  load: PublishStore['load'];
  arm: PublishStore['arm'];
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
  const byPost = Map.groupBy(await findPostAttempts(db, ids), ({ post_id: id }) => id);
  const found = new Map(posts.map((post) => [post.id, post]));
  return ids.map((id) => {
    const post = found.get(id);
    if (!post) return null;
    const attempts = byPost.get(id) ?? [];
    const open = findOpenAttempt(attempts, post);
    const attempt = open ? toAttempt(open, post, attempts) : null;
    const unsentTries = countUnsent(attempts, post);
    return { post, hash: hashPost(post), titleHash: hashPostTitle(post), attempt, unsentTries };
  });
}

async function armAll(ctx: Context, armings: readonly Arming[]): Promise<(StartedAttempt | null)[]> {
  const armed = new Map<Arming, StartedAttempt>();
  // Attempts of one account are stored in separate rounds, as in separate calls.
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
  armed: Map<Arming, StartedAttempt>,
): Promise<void> {
  const now = await lockAll(ctx, tx, round);
  const ready = round.filter(({ post }) => {
    const current = now.get(post.id);
    return current?.fence === post.fence && canTransition(current.phase, 'publishing');
  });
  const attempts = await insertAttempts(ctx, tx, ready, 'armed');
  const byPost = new Map(attempts.map((attempt) => [attempt.post_id, attempt]));
  const moved = ready.filter(({ post }) => byPost.has(post.id));
  if (moved.length === 0) return;
  await announcePosts(ctx, tx, ...moved.map(({ post }) => post.workspace_id));
  await tx
    .updateTable('posts')
    .set({
      ...SET_LIST_VERSION,
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
    if (attempt) armed.set(arming, toStartedAttempt(attempt, arming.post));
  }
}

async function settleAll(ctx: Context, settlings: readonly Settling[]): Promise<boolean[]> {
  const moved = new Set<Settling>();
  await ctx.db.transaction().execute(async (tx) => {
    const now = await lockAll(ctx, tx, settlings);
    // Always close the attempt; an open one would block the account for good.
    await setAttempts(
      tx,
      settlings.map(({ attempt }) => attempt.id),
      { state: 'accepted' },
    );
    for (const settling of settlings) {
      const { post } = settling;
      const current = now.get(post.id);
      if (!current || current.fence !== post.fence || !canTransition(current.phase, 'published')) continue;
      moved.add(settling);
      // Ignore a second outcome for the same post.
      now.delete(post.id);
    }
    if (moved.size === 0) return;
    await announcePosts(ctx, tx, ...Array.from(moved, ({ post }) => post.workspace_id));
    await writePublished(ctx, tx, [...moved]);
    await addHistoryLines(
      ctx,
      tx,
      Array.from(moved, ({ post, after }) => {
        const [event, detail] = toHistoryLine(after);
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
  await sql`update posts set list_version = ${SET_LIST_VERSION.list_version}, phase = 'published', problem = null,
    published_at = sent.column4, updated_at = ${now},
    platform_id = sent.column2, permalink = sent.column3, origin = (select mode from reddit_accounts where id = posts.account_id)
    from (values ${sql.join(values)}) as sent where posts.id = sent.column1`.execute(tx);
}

/** Locks the posts in order and reads their current state. */
async function lockAll(
  ctx: Context,
  tx: Tx,
  of: readonly { post: PostRow }[],
): Promise<Map<string, PostWithMode>> {
  const ids = of.map(({ post }) => post.id);
  await lockPosts(ctx, tx, (posts) => posts.where('id', 'in', ids));
  return new Map((await findPostRows(tx, ids)).map((post) => [post.id, post]));
}
