import type { Insertable } from 'kysely';
import { cutText } from '#core/text/cut-text.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import type { CommunityGain } from './community-attention.ts';
import { isShareable } from './thread-rows.ts';

const AT_ONCE = 50;
const MOST_FOUND = 5_000;
const BODY_MAX = 4_000;
/** Figures that were stored more recently than this are not written again. */
const FRESH_MS = 60_000;
const HOUR_MS = 3_600_000;

type SortedPosts = { fresh: Submission[]; due: Submission[]; gains: CommunityGain[] };

export const postId = (origin: Origin, threadId: string) => `${origin}:${threadId}`;

const rowOf = (origin: Origin, post: Submission, now: number): Insertable<Schema['scanned_posts']> => ({
  id: postId(origin, post.id),
  thread_id: post.id,
  community_id: communityId(origin, post.community),
  community: post.community,
  title: post.title,
  body: cutText(post.body, BODY_MAX),
  author: post.author,
  permalink: post.permalink,
  created_at: post.createdAt,
  score: post.score,
  comments: post.comments,
  stickied: post.stickied ? 1 : 0,
  is_answerable: isShareable(post) ? 1 : 0,
  read_at: now,
});

/** Splits posts into new ones and ones whose figures are due for an update, with the gains of the latter. */
export async function splitPosts(
  db: Db,
  origin: Origin,
  posts: readonly Submission[],
  now: number,
): Promise<SortedPosts> {
  if (posts.length === 0) return { fresh: [], due: [], gains: [] };
  const rows = await db
    .selectFrom('scanned_posts')
    .select(['id', 'read_at', 'score', 'comments'])
    .where(
      'id',
      'in',
      posts.map(({ id }) => postId(origin, id)),
    )
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const storedOf = ({ id }: Submission) => stored.get(postId(origin, id));
  const due = posts.filter((post) => (storedOf(post)?.read_at ?? now) <= now - FRESH_MS);
  return {
    fresh: posts.filter((post) => !storedOf(post)),
    due,
    gains: due.flatMap((post) => {
      const before = storedOf(post);
      return before ? gainOf(origin, before, post, now) : [];
    }),
  };
}

const interactionsOf = ({ score, comments }: { score: number; comments: number }): number =>
  Math.max(score, 0) + comments;

const gainOf = (
  origin: Origin,
  before: { read_at: number; score: number; comments: number },
  post: Submission,
  now: number,
): CommunityGain => ({
  communityId: communityId(origin, post.community),
  fromHours: (before.read_at - post.createdAt) / HOUR_MS,
  toHours: (now - post.createdAt) / HOUR_MS,
  gained: interactionsOf(post) - interactionsOf(before),
});

export async function storePosts(
  db: Db,
  origin: Origin,
  posts: readonly Submission[],
  now: number,
): Promise<void> {
  const rows = [...new Map(posts.map((post) => [post.id, rowOf(origin, post, now)])).values()].toSorted(
    (one, other) => (one.id < other.id ? -1 : 1),
  );
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('scanned_posts')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          title: row.ref('excluded.title'),
          body: row.ref('excluded.body'),
          author: row.ref('excluded.author'),
          score: row.ref('excluded.score'),
          comments: row.ref('excluded.comments'),
          stickied: row.ref('excluded.stickied'),
          is_answerable: row.ref('excluded.is_answerable'),
          read_at: row.ref('excluded.read_at'),
        })),
      )
      .execute();
}

/** Clears a post that can no longer be answered. The row stays, so that no scan finds the post again. */
export async function clearGonePost(db: Db, origin: Origin, threadId: string): Promise<void> {
  await db
    .updateTable('scanned_posts')
    .set({ title: '', body: '', author: null, is_answerable: 0 })
    .where('id', '=', postId(origin, threadId))
    .execute();
}

export async function findStoredPosts(db: Db, communityIds: readonly string[], since: number) {
  if (communityIds.length === 0) return [];
  const rows = await db
    .selectFrom('scanned_posts')
    .selectAll()
    .where('community_id', 'in', communityIds)
    .where('created_at', '>=', since)
    .where('is_answerable', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(MOST_FOUND)
    .execute();
  return rows.map((row) => ({
    readAt: row.read_at,
    thread: {
      id: row.thread_id,
      community: row.community,
      title: row.title,
      body: row.body,
      author: row.author,
      permalink: row.permalink,
      createdAt: row.created_at,
      score: row.score,
      comments: row.comments,
      stickied: row.stickied === 1,
    },
  }));
}
