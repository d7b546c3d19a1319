import { type Selectable, sql } from 'kysely';
import type { AlertDelivery } from '#contract/alerts/deliveries.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { AlertEvent, EventData } from '#core/alerts/alert-event.ts';
import { newToken } from '#server/adapters/crypto/random.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

export type DeliveryRow = Selectable<Schema['alert_deliveries']>;
export type Claimed = DeliveryRow & { leased_until: number };

type DeliveryOfEvent = DeliveryRow & Pick<Schema['events'], 'type'> & { data: string | null };

function nameSubject(text: string | null): string | null {
  const { title, subreddit, username } = JSON.parse(text ?? '{}') as Partial<EventData>;
  return title ?? (subreddit && `r/${subreddit}`) ?? (username && `u/${username}`) ?? null;
}

export const presentDelivery = (row: DeliveryOfEvent): AlertDelivery => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  about: nameSubject(row.data),
  channelId: row.channel_id,
  state: row.state,
  attempts: row.attempts,
  lastStatus: row.last_status,
  reason: row.reason,
  nextAttemptAt: toIsoTime(row.next_attempt_at),
  createdAt: toIsoTime(row.created_at),
});

export const selectDeliveries = (db: Db) =>
  db
    .selectFrom('alert_deliveries')
    .innerJoin('events', 'events.id', 'alert_deliveries.event_id')
    .leftJoin('event_texts', 'event_texts.event_id', 'alert_deliveries.event_id')
    .selectAll('alert_deliveries')
    .select(['events.type', 'event_texts.data']);

/** A pending delivery can be claimed once it is due, or once its lease ends. Matches an index. */
const claimableAt = sql<number>`coalesce(leased_until, next_attempt_at)`;
/** Leases due deliveries of a channel, oldest first. Concurrent workers never lease the same row. */
export async function claimDeliveries(
  { engine, clock, random }: Pick<Context, 'engine' | 'clock' | 'random'>,
  channelId: string,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<Claimed[]> {
  const now = clock.now();
  const lease_token = newToken(random);
  const due = engine.skipLocked(
    engine.db
      .selectFrom('alert_deliveries')
      .select('id')
      .where('channel_id', '=', channelId)
      .where('next_attempt_at', 'is not', null)
      .where(claimableAt, '<=', now)
      .orderBy(claimableAt)
      .limit(limit),
  );
  const rows = await engine.db
    .updateTable('alert_deliveries')
    .set((row) => ({ lease_token, leased_until: now + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
  return rows.filter((row): row is Claimed => row.lease_token === lease_token);
}

/** When the first lease of another worker on this channel ends; null if there is none. */
export async function findLeaseEnd(db: Db, channelId: string): Promise<number | null> {
  const row = await db
    .selectFrom('alert_deliveries')
    .select((each) => each.fn.min('leased_until').as('until'))
    .where('channel_id', '=', channelId)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst();
  return row?.until ?? null;
}

const selectEvents = (db: Db) =>
  db
    .selectFrom('events')
    .innerJoin('event_texts', 'event_texts.event_id', 'events.id')
    .select(['events.id', 'events.type', 'events.at', 'event_texts.data']);

type EventRow = Pick<Schema['events'], 'id' | 'type' | 'at'> & { data: string };
const readEvent = ({ id, type, at, data }: EventRow): AlertEvent => ({
  id,
  type,
  at,
  data: JSON.parse(data) as EventData,
});

/** The events of these deliveries. Events whose text has expired are missing. */
export async function findAlertEvents(db: Db, ids: readonly string[]): Promise<Map<string, AlertEvent>> {
  const rows = await selectEvents(db).where('events.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, readEvent(row)]));
}

/** A channel’s latest events, newest first. */
export async function findLatestEvents(db: Db, channelId: string, limit: number): Promise<AlertEvent[]> {
  const rows = await selectEvents(db)
    .innerJoin('alert_deliveries', 'alert_deliveries.event_id', 'events.id')
    .where('alert_deliveries.channel_id', '=', channelId)
    .orderBy('alert_deliveries.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readEvent).toSorted((one, other) => other.at - one.at);
}
