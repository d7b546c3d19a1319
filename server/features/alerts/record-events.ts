import type { EventType } from '#contract/alerts/alert-fields.ts';
import type { EventData, EventFacts } from '#core/alerts/alert-event.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { matchEvents } from './alert-jobs.ts';

const HOUR_MS = 3_600_000;
/** Other users' texts are kept for two days, our own as long as the event. */
const THEIRS_MS = 48 * HOUR_MS;
const OURS_MS = 30 * 24 * HOUR_MS;
const HOLDS_OTHERS_TEXT: ReadonlySet<EventType> = new Set(['opportunity.found', 'reply.received']);
const AT_ONCE = 200;

export type NewEvent = {
  workspaceId: string;
  type: EventType;
  facts: EventFacts;
  data: EventData;
  /** The Reddit user whose words the data contains. */
  author?: string | null;
  commentAuthor?: string | null;
};

type Ports = Pick<Context, 'clock' | 'random' | 'jobs'>;

/** Writes events in the transaction that causes them; a job then matches them with the workspace's rules. */
export async function recordEvents(ctx: Ports, tx: Db, events: readonly NewEvent[]): Promise<void> {
  for (const [workspaceId, own] of Map.groupBy(events, (event) => event.workspaceId)) {
    const hasRules = await findRule(tx, workspaceId);
    for (let from = 0; from < own.length; from += AT_ONCE) {
      const eventIds = await insertEvents(ctx, tx, own.slice(from, from + AT_ONCE));
      if (hasRules) await ctx.jobs.enqueue(tx, matchEvents, { workspaceId, eventIds });
    }
  }
}

const findRule = (tx: Db, workspaceId: string) =>
  tx.selectFrom('alert_rules').select('id').where('workspace_id', '=', workspaceId).executeTakeFirst();

async function insertEvents(ctx: Ports, tx: Db, events: readonly NewEvent[]): Promise<string[]> {
  const at = ctx.clock.now();
  const named = events.map((event) => ({ ...event, id: newId('evn', ctx) }));
  const rows = named.map(({ id, workspaceId, type, facts }) => ({
    id,
    workspace_id: workspaceId,
    type,
    facts: JSON.stringify(facts),
    at,
  }));
  const texts = named.map(({ id, workspaceId, type, data, author = null, commentAuthor = null }) => ({
    event_id: id,
    workspace_id: workspaceId,
    data: JSON.stringify(data),
    author: author?.toLowerCase() ?? null,
    comment_author: commentAuthor?.toLowerCase() ?? null,
    expires_at: at + (HOLDS_OTHERS_TEXT.has(type) ? THEIRS_MS : OURS_MS),
  }));
  await tx.insertInto('events').values(rows).execute();
  await tx.insertInto('event_texts').values(texts).execute();
  return rows.map(({ id }) => id);
}
