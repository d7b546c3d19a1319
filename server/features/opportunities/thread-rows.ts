import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Submission } from '#server/adapters/platform/things.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Origin } from '../communities/community-id.ts';

export type ThreadRow = Selectable<Schema['thread_readings']>;

/** How much older a reading must be to be compared with a new one. */
const COMPARED_AFTER_MS = 10 * 60_000;
const AT_ONCE = 50;
const MOST_READ = 500;

/** The condition for threads that can and should be answered. Without an author, no one is waiting for an answer. */
export const isAnswerable = ({ locked, archived, nsfw, removedBy, author }: Submission): boolean =>
  !locked && !archived && !nsfw && removedBy === null && author !== null;

/** True if every workspace may see the thread, no matter which account read it. */
export const isShareable = (thread: Submission): boolean => isAnswerable(thread) && !thread.membersOnly;

/** Excludes pinned threads, which are at the top without rising. */
export const canTrend = (thread: Submission): boolean => isShareable(thread) && !thread.stickied;

/**
 * Stores threads as read now, and keeps an earlier reading for comparison. Deletes the requested threads (`asked`) that cannot
 * trend.
 */
export async function storeReadings(
  db: Db,
  origin: Origin,
  threads: readonly Submission[],
  now: number,
  asked: readonly string[] = threads.map(({ id }) => id),
): Promise<void> {
  const rows = new Map(
    threads.filter(canTrend).map((thread) => [
      thread.id,
      {
        id: `${origin}:${thread.id}`,
        origin,
        community: thread.community,
        community_key: thread.community.toLowerCase(),
        title: thread.title,
        author: thread.author,
        permalink: thread.permalink,
        created_at: thread.createdAt,
        score: thread.score,
        comments: thread.comments,
        read_at: now,
      },
    ]),
  );
  const gone = asked.filter((id) => !rows.has(id)).map((id) => `${origin}:${id}`);
  if (gone.length > 0) await db.deleteFrom('thread_readings').where('id', 'in', gone).execute();
  const sorted = [...rows.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (let from = 0; from < sorted.length; from += AT_ONCE)
    await db
      .insertInto('thread_readings')
      .values(sorted.slice(from, from + AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          title: row.ref('excluded.title'),
          author: row.ref('excluded.author'),
          score: row.ref('excluded.score'),
          comments: row.ref('excluded.comments'),
          read_at: row.ref('excluded.read_at'),
          earlier_interactions: ifCompared(
            now,
            sql`thread_readings.score + thread_readings.comments`,
            'interactions',
          ),
          earlier_at: ifCompared(now, sql`thread_readings.read_at`, 'at'),
        })),
      )
      .execute();
}

const ifCompared = (now: number, value: ReturnType<typeof sql>, what: 'interactions' | 'at') =>
  sql<number>`case when thread_readings.read_at <= ${sql.lit(now - COMPARED_AFTER_MS)} then ${value}
    else ${sql.ref(`thread_readings.earlier_${what}`)} end`;

export async function findReadings(
  db: Db,
  origin: Origin,
  communityKeys: readonly string[],
  since: number,
): Promise<ThreadRow[]> {
  if (communityKeys.length === 0) return [];
  return await db
    .selectFrom('thread_readings')
    .selectAll()
    .where('origin', '=', origin)
    .where('community_key', 'in', communityKeys)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(MOST_READ)
    .execute();
}
