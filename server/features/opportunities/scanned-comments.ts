import { isPromotionalText } from '#core/mentions/is-promotional-text.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Comment } from '#server/adapters/platform/things.ts';
import type { Origin } from '../communities/community-id.ts';
import { postId } from './scanned-posts.ts';

const AT_ONCE = 100;
const IDS_AT_ONCE = 400;

type ReadComment = Pick<Comment, 'id' | 'submissionId' | 'author' | 'isByPoster' | 'body'>;

const commentId = (origin: Origin, id: string): string => `${origin}:${id}`;

/** True if a comment promotes something to the thread's author. */
export const isPromotional = ({
  author,
  isByPoster,
  body,
}: Pick<ReadComment, 'author' | 'isByPoster' | 'body'>): boolean =>
  author !== null && !isByPoster && isPromotionalText(body);

/** The comments not searched for keywords yet. */
export async function findNewComments<T extends ReadComment>(
  db: Db,
  origin: Origin,
  comments: readonly T[],
): Promise<T[]> {
  if (comments.length === 0) return [];
  const rows = await db
    .selectFrom('scanned_comments')
    .select('id')
    .where(
      'id',
      'in',
      comments.map(({ id }) => commentId(origin, id)),
    )
    .where('is_scanned', '=', 1)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return comments.filter(({ id }) => !known.has(commentId(origin, id)));
}

export async function storeComments(
  db: Db,
  origin: Origin,
  comments: readonly ReadComment[],
  { isScanned, now }: { isScanned: boolean; now: number },
): Promise<void> {
  const rows = comments
    .map((comment) => ({
      id: commentId(origin, comment.id),
      thread_key: postId(origin, comment.submissionId),
      promotes: isPromotional(comment) ? (1 as const) : (0 as const),
      is_scanned: isScanned ? (1 as const) : (0 as const),
      read_at: now,
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('scanned_comments')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          promotes: row.ref('excluded.promotes'),
          ...(isScanned && { is_scanned: row.ref('excluded.is_scanned') }),
          read_at: row.ref('excluded.read_at'),
        })),
      )
      .execute();
}

/** The number of promotional comments by thread. Threads without stored comments are missing. */
export async function countPromotionalComments(
  db: Db,
  origin: Origin,
  threadIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let from = 0; from < threadIds.length; from += IDS_AT_ONCE) {
    const ids = new Map(threadIds.slice(from, from + IDS_AT_ONCE).map((id) => [postId(origin, id), id]));
    const rows = await db
      .selectFrom('scanned_comments')
      .select(['thread_key', (row) => row.fn.sum<number>('promotes').as('count')])
      .where('thread_key', 'in', [...ids.keys()])
      .groupBy('thread_key')
      .execute();
    for (const row of rows) counts.set(ids.get(row.thread_key) ?? '', row.count);
  }
  return counts;
}
