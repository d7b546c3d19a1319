import { sql } from 'kysely';
import { type Activity, NEWS_EVENTS, UNREAD_MAX } from '#contract/activity.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserActor } from '#server/context.ts';

const PREVIEW_LENGTH = 200;
/** A post that goes out this soon after it was requested is not news to its author. */
const WITNESSED_MS = 60_000;

export async function findSeenAt(db: Db, { userId }: UserActor): Promise<number> {
  const user = await db
    .selectFrom('users')
    .select('activity_seen_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.activity_seen_at;
}

const selectNews = (db: Db, { workspaceId }: UserActor) =>
  db
    .selectFrom('post_events as event')
    .innerJoin('posts', 'posts.id', 'event.post_id')
    .where('event.workspace_id', '=', workspaceId)
    .where('event.event', 'in', NEWS_EVENTS)
    .where('posts.deleted_at', 'is', null);

const witnessed = sql<boolean>`(event.event = 'accepted' and exists (
  select 1 from post_events as asked
  where asked.post_id = event.post_id and asked.event = 'scheduled' and asked.at <= event.at
    and asked.at > event.at - ${sql.lit(WITNESSED_MS)}))`;

export type Cursor = { at: number; id: string };

/** A keyset page, newest first. */
export const findNews = (db: Db, actor: UserActor, seenAt: number, before: Cursor | null, limit: number) =>
  selectNews(db, actor)
    .leftJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .select(['event.id', 'event.at', 'event.event', 'event.detail'])
    .select(['posts.id as postId', 'posts.title', 'posts.subreddit'])
    .select((row) => [
      sql<string>`substr(posts.content, 1, ${sql.lit(PREVIEW_LENGTH)})`.as('content'),
      row.fn.coalesce('posts.origin', 'reddit_accounts.mode').as('origin'),
    ])
    .select(sql<number>`case when event.at > ${seenAt} and not ${witnessed} then 1 else 0 end`.as('isNew'))
    .where((row) => {
      if (!before) return row.lit(true);
      const sameTime = row.and([row('event.at', '=', before.at), row('event.id', '<', before.id)]);
      return row.or([row('event.at', '<', before.at), sameTime]);
    })
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .$narrowType<{ event: Activity['event'] }>()
    .execute();

export async function countNew(db: Db, actor: UserActor): Promise<number> {
  const seenAt = await findSeenAt(db, actor);
  const found = await selectNews(db, actor)
    .select('event.id')
    .where('event.at', '>', seenAt)
    .where(sql<boolean>`not ${witnessed}`)
    .limit(UNREAD_MAX)
    .execute();
  return found.length;
}
