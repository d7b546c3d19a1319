import type { Insertable } from 'kysely';
import { cutText } from '#core/text/cut-text.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { isAnswerable } from './thread-rows.ts';

const AT_ONCE = 50;
const MOST_FOUND = 5_000;
const BODY_MAX = 4_000;
/** Figures that were read so lately are not written again. */
const FRESH_MS = 60_000;

const postId = (origin: Origin, threadId: string) => `${origin}:${threadId}`;

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
  is_answerable: isAnswerable(post) && post.author !== null ? 1 : 0,
  read_at: now,
});

/** Of these posts, those that are not stored yet, and those whose figures are due to be read again. */
export async function sortPosts(
  db: Db,
  origin: Origin,
  posts: readonly Submission[],
  now: number,
): Promise<{ fresh: Submission[]; due: Submission[] }> {
  if (posts.length === 0) return { fresh: [], due: [] };
  const rows = await db
    .selectFrom('scanned_posts')
    .select(['id', 'read_at'])
    .where(
      'id',
      'in',
      posts.map(({ id }) => postId(origin, id)),
    )
    .execute();
  const readAt = new Map(rows.map((row) => [row.id, row.read_at]));
  const readAtOf = ({ id }: Submission) => readAt.get(postId(origin, id));
  return {
    fresh: posts.filter((post) => readAtOf(post) === undefined),
    due: posts.filter((post) => (readAtOf(post) ?? now) <= now - FRESH_MS),
  };
}

/** Stores posts, and what is new about those that are known. */
export async function keepPosts(
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

/** What is stored of these communities since then and can be answered, the newest first. */
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
