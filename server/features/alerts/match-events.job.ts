import type { EventType } from '#contract/alerts/alert-fields.ts';
import type { EventFacts } from '#core/alerts/alert-event.ts';
import { decideDue } from '#core/alerts/decide-due.ts';
import { matchesRule } from '#core/alerts/matches-rule.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { batchCalls } from '#server/adapters/batch-calls.ts';
import { openJob } from '#server/adapters/queue/job.ts';
import type { Context, JobContext } from '#server/context.ts';
import { matchEvents, sendDeliveries } from './alert-jobs.ts';
import { type ChannelRow, findChannels } from './channel-rows.ts';
import { findRules, readConfiguration, type RuleRow, wasActive } from './rule-rows.ts';

type Match = { eventId: string; channel: ChannelRow; dueAt: number };

type Payload = { workspaceId: string; eventIds: string[] };
const JOBS_AT_ONCE = 50;
/** Databases limit the parameters of a statement; a row takes twelve. */
const ROWS_AT_ONCE = 1_000;

/** Safe to rerun after a crash: an event has one delivery per channel. Jobs share transactions. */
export const handleMatchEvents = openJob(matchEvents, (ctx: JobContext) => {
  const match = batchCalls(async (payloads: readonly Payload[]) => {
    await ctx.db.transaction().execute(async (tx) => {
      for (const [workspaceId, group] of Map.groupBy(payloads, (each) => each.workspaceId)) {
        const eventIds = group.flatMap((each) => each.eventIds);
        await matchAll(ctx, tx, { workspaceId, eventIds });
      }
    });
    return payloads;
  }, JOBS_AT_ONCE);
  return async (payload) => void (await match(payload));
});

async function matchAll(ctx: Context, tx: Tx, { workspaceId, eventIds }: Payload): Promise<void> {
  const events = await tx.selectFrom('events').selectAll().where('id', 'in', eventIds).execute();
  const rules = await findRules(tx, workspaceId);
  const channels = await findChannels(tx, workspaceId);
  const active = new Map(channels.filter(({ state }) => state === 'active').map((row) => [row.id, row]));
  const matches = events.flatMap((event) => matchOne(event, rules, active));
  for (let from = 0; from < matches.length; from += ROWS_AT_ONCE)
    await addDeliveries(ctx, tx, workspaceId, matches.slice(from, from + ROWS_AT_ONCE));
  if (matches.length > 0) await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
}

type EventRow = { id: string; type: string; facts: string; at: number };

/** At most one delivery per channel, at the earliest time of any matching rule. */
function matchOne(
  event: EventRow,
  rules: readonly RuleRow[],
  channels: ReadonlyMap<string, ChannelRow>,
): Match[] {
  const facts = JSON.parse(event.facts) as EventFacts;
  const found = new Map<string, Match>();
  for (const row of rules) {
    const rule = readConfiguration(row);
    if (!wasActive(row, event.at) || !matchesRule(rule, event.type as EventType, facts)) continue;
    const dueAt = decideDue(rule, event.at);
    for (const id of rule.channelIds) {
      const channel = channels.get(id);
      if (channel && dueAt < (found.get(id)?.dueAt ?? Infinity))
        found.set(id, { eventId: event.id, channel, dueAt });
    }
  }
  return [...found.values()];
}

async function addDeliveries(
  ctx: Context,
  tx: Tx,
  workspaceId: string,
  matches: readonly Match[],
): Promise<void> {
  const now = ctx.clock.now();
  const rows = matches.map(({ eventId, channel, dueAt }) => {
    // Feed readers fetch a feed themselves.
    const isFeed = channel.kind === 'rss';
    return {
      id: newId('dlv', ctx),
      workspace_id: workspaceId,
      event_id: eventId,
      channel_id: channel.id,
      state: isFeed ? ('delivered' as const) : ('pending' as const),
      attempts: 0,
      last_status: null,
      reason: null,
      next_attempt_at: isFeed ? null : dueAt,
      leased_until: null,
      lease_token: null,
      created_at: now,
    };
  });
  const added = await tx
    .insertInto('alert_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['event_id', 'channel_id']).doNothing())
    .returning(['channel_id', 'next_attempt_at'])
    .execute();
  const turns = new Map(
    added.flatMap(({ channel_id: channelId, next_attempt_at: runAt }) =>
      runAt === null ? [] : [[`${channelId} ${runAt}`, { payload: { channelId }, runAt }]],
    ),
  );
  await ctx.jobs.enqueueAll(tx, sendDeliveries, [...turns.values()]);
}
