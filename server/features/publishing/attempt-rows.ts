import { type Selectable, sql, type Updateable } from 'kysely';
import { CLOCK_TOLERANCE_MS } from '#core/publishing/decide-after-check.ts';
import { LATE_ARRIVAL_MS, type SentAttempt } from '#core/publishing/find-late-copies.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { hashPost, hashPostTitle } from './content-hash.ts';
import type { Attempt, StartedAttempt, SentAs } from './publish-protocol.ts';

/** The maximum distance in time: two attempts further apart cannot have made the same copy. */
const SIBLING_WITHIN_MS = LATE_ARRIVAL_MS + CLOCK_TOLERANCE_MS;

export type AttemptRow = Selectable<Schema['post_attempts']>;
export type AttemptState = AttemptRow['state'];

export const findAttempts = (db: Db, postId: string) => findPostAttempts(db, [postId]);

export const findPostAttempts = (db: Db, postIds: readonly string[]) =>
  db
    .selectFrom('post_attempts')
    .selectAll()
    .where('post_id', 'in', postIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The post's unresolved attempt at its current version number. Times are not compared, because clocks may be set back. */
export const findOpenAttempt = (attempts: readonly AttemptRow[], { fence }: Pick<PostRow, 'fence'>) =>
  attempts.find((each) => each.fence === fence && (each.state === 'armed' || each.state === 'unknown'));

type NewAttempt = { post: PostRow; armedAt: number };

/** Skips posts whose account already has an attempt in flight. */
export async function insertAttempts(
  ctx: Context,
  tx: Tx,
  given: readonly NewAttempt[],
  state: AttemptState,
): Promise<AttemptRow[]> {
  const members = await findMembers(tx, given);
  const rows = given.flatMap(({ post, armedAt }) => {
    const { id: post_id, account_id, fence } = post;
    if (!account_id) return [];
    const { username = null, mode = null } = members.get(account_id) ?? {};
    const counts = { quiet_until: 0, misses: 0, looks: 0, taken: 0 } as const;
    const at = { armed_at: armedAt, created_at: ctx.clock.now() };
    const by = { account_id, username, mode };
    return { id: newId('att', ctx), post_id, fence, state, hash: hashPost(post), ...by, ...counts, ...at };
  });
  if (rows.length === 0) return [];
  return await tx
    .insertInto('post_attempts')
    // Sorted so that two processes cannot deadlock.
    .values(rows.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

async function findMembers(tx: Tx, given: readonly NewAttempt[]) {
  const ids = given.map(({ post }) => post.account_id).filter((id) => id !== null);
  const accounts = tx.selectFrom('reddit_accounts').select(['id', 'username', 'mode']);
  const rows = ids.length === 0 ? [] : await accounts.where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What each attempt sent, with the workspace's current account of its Reddit user. */
export async function findSentAs(db: Db, post: PostRow): Promise<SentAs[]> {
  return await db
    .selectFrom('post_attempts')
    .leftJoin('reddit_accounts', (join) =>
      join
        .on('reddit_accounts.workspace_id', '=', post.workspace_id)
        .onRef('reddit_accounts.mode', '=', 'post_attempts.mode')
        .on(IS_SAME_MEMBER),
    )
    .select(['hash', 'armed_at as at', 'reddit_accounts.id as accountId'])
    .where('post_id', '=', post.id)
    .where('state', '<>', 'unsent')
    .orderBy('post_attempts.created_at')
    .orderBy('post_attempts.id')
    .execute();
}

const IS_SAME_MEMBER = sql<boolean>`lower(reddit_accounts.username) = lower(post_attempts.username)`;

export const setAttempt = (tx: Tx, id: string, set: Updateable<Schema['post_attempts']>) =>
  setAttempts(tx, [id], set);

/** False if the attempt already has an outcome. */
export async function setIfOpen(
  tx: Tx,
  id: string,
  set: Updateable<Schema['post_attempts']>,
): Promise<boolean> {
  const open = await tx
    .updateTable('post_attempts')
    .set(set)
    .where('id', '=', id)
    .where('state', 'in', ['armed', 'unknown'])
    .returning('id')
    .executeTakeFirst();
  return open !== undefined;
}

export const setAttempts = (tx: Tx, ids: readonly string[], set: Updateable<Schema['post_attempts']>) =>
  tx.updateTable('post_attempts').set(set).where('id', 'in', ids).execute();

/** The number of unsent attempts in a row, at the post's current version number. */
export function countUnsent(attempts: readonly AttemptRow[], { fence }: PostRow): number {
  const own = attempts.filter((each) => each.fence === fence);
  return own.length - 1 - own.findLastIndex(({ state }) => state !== 'unsent');
}

/** The number of attempts that may have created a copy. */
export const countPossibleCopies = (attempts: readonly AttemptRow[]): number =>
  attempts.filter(({ state }) => state !== 'unsent' && state !== 'refused').length;

export const toStartedAttempt = (row: AttemptRow, post: PostRow): StartedAttempt => ({
  id: row.id,
  hash: row.hash,
  titleHash: hashPostTitle(post),
  taken: row.taken === 1,
  armedAt: row.armed_at,
  quietUntil: row.quiet_until,
  misses: row.misses,
  checks: row.looks,
  armed: row.state === 'armed',
});

/** `all`: includes every attempt of the post. */
export const toAttempt = (row: AttemptRow, post: PostRow, all: readonly AttemptRow[]): Attempt => ({
  ...toStartedAttempt(row, post),
  tries: all.filter(({ state }) => state !== 'unsent').length,
  givenUp: countLost(all),
});

/** The number of attempts that were given up because no copy was found. */
export const countLost = (attempts: readonly AttemptRow[]): number =>
  attempts.filter(({ state }) => state === 'lost').length;

/** True if another post of the same Reddit user has an unknown outcome and may have made the same copy. */
export const isSiblingOpen = async (db: Db, post: PostRow, sent: readonly SentAttempt[]): Promise<boolean> =>
  (await isTryOpen(db, post, sent)) || (await isSiblingDoubted(db, post, sent));

async function isTryOpen(db: Db, post: PostRow, sent: readonly SentAttempt[]): Promise<boolean> {
  const times = sent.map(({ at }) => at);
  const hashes = sent.map(({ hash }) => hash);
  const open = await triesOfSiblings(db, post, hashes)
    .where('post_attempts.armed_at', '>=', Math.min(...times) - SIBLING_WITHIN_MS)
    .where('post_attempts.armed_at', '<=', Math.max(...times) + SIBLING_WITHIN_MS)
    .where('post_attempts.state', 'in', ['armed', 'unknown'])
    .executeTakeFirst();
  return open !== undefined;
}

/** True if a given-up attempt of another post of the same Reddit user may have made this post's copy. */
export async function isSiblingLost(db: Db, post: PostRow, hashes: readonly string[]): Promise<boolean> {
  const at = post.published_at ?? 0;
  const lost = await triesOfSiblings(db, post, hashes)
    .where('post_attempts.armed_at', '>=', at - LATE_ARRIVAL_MS)
    .where('post_attempts.armed_at', '<=', at + CLOCK_TOLERANCE_MS)
    .where('post_attempts.state', '=', 'lost')
    .executeTakeFirst();
  return lost !== undefined;
}

const triesOfSiblings = (db: Db, post: PostRow, hashes: readonly string[]) =>
  db
    .selectFrom('post_attempts')
    .innerJoin('reddit_accounts', (join) =>
      join.onRef('reddit_accounts.mode', '=', 'post_attempts.mode').on(IS_SAME_MEMBER),
    )
    .select('post_attempts.id')
    .where('reddit_accounts.id', '=', post.account_id)
    .where('post_attempts.post_id', '<>', post.id)
    .where('post_attempts.hash', 'in', hashes);

/** After a restore, a post that may have gone out has no recorded attempt. */
async function isSiblingDoubted(db: Db, post: PostRow, sent: readonly SentAttempt[]): Promise<boolean> {
  const doubted = await db
    .selectFrom('posts')
    .innerJoin('reddit_accounts as theirs', 'theirs.id', 'posts.account_id')
    .innerJoin('reddit_accounts as own', 'own.mode', 'theirs.mode')
    .selectAll('posts')
    .where('own.id', '=', post.account_id)
    .where(sql<boolean>`lower(theirs.username) = lower(own.username)`)
    .where('posts.doubted_since', 'is not', null)
    .where('posts.id', '<>', post.id)
    .execute();
  const hashes = new Set(sent.map(({ hash }) => hash));
  return doubted.some((each) => hashes.has(hashPost(each)));
}
