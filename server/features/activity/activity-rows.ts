import { sql } from 'kysely';
import { CHANNEL_DISABLED } from '#contract/alerts/alert-fields.ts';
import { type Activity, NEWS_EVENTS, UNREAD_MAX } from '#contract/activity.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserActor } from '#server/context.ts';

const PREVIEW_LENGTH = 200;
/** Posts sent this soon after the request are not news to their author. */
const WITNESSED_MS = 60_000;

export async function findSeenAt(db: Db, { userId }: UserActor): Promise<number> {
  const user = await db
    .selectFrom('users')
    .select('activity_seen_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.activity_seen_at;
}

const selectNotices = (db: Db, { workspaceId }: UserActor) =>
  db.selectFrom('rules_notices as notice').where('notice.workspace_id', '=', workspaceId);

const selectNews = (db: Db, { workspaceId }: UserActor) =>
  db
    .selectFrom('post_events as event')
    .innerJoin('posts', 'posts.id', 'event.post_id')
    .where('event.workspace_id', '=', workspaceId)
    .where('event.event', 'in', NEWS_EVENTS)
    .where('posts.deleted_at', 'is', null);

/** Events that are not news: what the author just asked for or did, and parked posts that no longer need them. */
const witnessed = sql<boolean>`(event.event = 'confirmed'
  or event.event = 'parked' and posts.phase <> 'needs_you'
  or event.event in ('accepted', 'found') and exists (
    select 1 from post_events as asked
    where asked.post_id = event.post_id and asked.event = 'scheduled' and asked.at <= event.at
      and asked.at > event.at - ${sql.lit(WITNESSED_MS)}))`;

export type Cursor = { at: number; id: string };

const isBefore = (table: 'event' | 'notice' | 'events', before: Cursor | null) => {
  if (!before) return sql<boolean>`true`;
  const [at, id] = [sql.ref(`${table}.at`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${at} < ${before.at} or (${at} = ${before.at} and ${id} < ${before.id}))`;
};

/** One page of events, newest first, starting after the given one. */
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
    .where(isBefore('event', before))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .$narrowType<{ event: Activity['event'] }>()
    .execute();

export const findNotices = (db: Db, actor: UserActor, seenAt: number, before: Cursor | null, limit: number) =>
  selectNotices(db, actor)
    .select(['notice.id', 'notice.at', 'notice.detail', 'notice.name as subreddit'])
    .select(sql<number>`case when notice.at > ${seenAt} then 1 else 0 end`.as('isNew'))
    .where(isBefore('notice', before))
    .orderBy('notice.at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(limit)
    .execute();

const selectDisabled = (db: Db, { workspaceId }: UserActor) =>
  db
    .selectFrom('events')
    .innerJoin('event_texts', 'event_texts.event_id', 'events.id')
    .where('events.workspace_id', '=', workspaceId)
    .where('events.type', '=', CHANNEL_DISABLED);

/** News about alert channels that were disabled. */
export const findDisabled = (
  db: Db,
  actor: UserActor,
  seenAt: number,
  before: Cursor | null,
  limit: number,
) =>
  selectDisabled(db, actor)
    .select(['events.id', 'events.at', 'event_texts.data'])
    .select(sql<number>`case when events.at > ${seenAt} then 1 else 0 end`.as('isNew'))
    .where(isBefore('events', before))
    .orderBy('events.at', 'desc')
    .orderBy('events.id', 'desc')
    .limit(limit)
    .execute();

export async function countNew(db: Db, actor: UserActor): Promise<number> {
  const seenAt = await findSeenAt(db, actor);
  const [posts, notices, disabled] = await Promise.all([
    selectNews(db, actor)
      .select('event.id')
      .where('event.at', '>', seenAt)
      .where(sql<boolean>`not ${witnessed}`)
      .limit(UNREAD_MAX)
      .execute(),
    selectNotices(db, actor).select('notice.id').where('notice.at', '>', seenAt).limit(UNREAD_MAX).execute(),
    selectDisabled(db, actor).select('events.id').where('events.at', '>', seenAt).limit(UNREAD_MAX).execute(),
  ]);
  return Math.min(posts.length + notices.length + disabled.length, UNREAD_MAX);
}
