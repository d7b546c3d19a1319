import { decideDue } from '#core/alerts/decide-due.ts';
import { decideRetry, hasFailedTooLong } from '#core/alerts/decide-retry.ts';
import type { SendOutcome } from '#server/adapters/alerts/alert-sender.ts';
import { batchCalls } from '#server/adapters/batch-calls.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { sendDeliveries } from './alert-jobs.ts';
import { buryDeliveries } from './bury-deliveries.ts';
import type { ChannelRow } from './channel-rows.ts';
import type { DeliveryRow } from './delivery-rows.ts';
import { findRules, readConfiguration } from './rule-rows.ts';
import { tellDisabled } from './tell-disabled.ts';

export type Sent = {
  row: DeliveryRow;
  outcome: SendOutcome;
  /** True if the delivery must not be retried. */
  isFinal?: boolean;
};
type Failure = Exclude<SendOutcome, { kind: 'delivered' }>;

const ENDED = { next_attempt_at: null, leased_until: null, lease_token: null };

export type Batch = { channel: ChannelRow; sent: readonly Sent[] };
export type RecordBatch = (batch: Batch) => Promise<Batch>;
const BATCHES_AT_ONCE = 50;

/** Records the outcomes of deliveries and updates their channels. Channels share transactions. */
export const createRecorder = (ctx: Context): RecordBatch =>
  batchCalls(async (batches) => {
    await ctx.db.transaction().execute(async (tx) => {
      for (const batch of batches) await recordBatch(ctx, tx, batch);
    });
    return batches;
  }, BATCHES_AT_ONCE);

async function recordBatch(ctx: Context, tx: Tx, { channel, sent }: Batch): Promise<void> {
  const delivered = sent.filter(({ outcome }) => outcome.kind === 'delivered');
  for (const [status, group] of Map.groupBy(delivered, ({ outcome }) => outcome.status))
    await tx
      .updateTable('alert_deliveries')
      .set({ state: 'delivered', last_status: status, reason: null, ...ENDED })
      .where(
        'id',
        'in',
        group.map(({ row }) => row.id),
      )
      .execute();
  const retries = new Set<number>();
  const allow = await readQuietHours(tx, channel);
  for (const one of sent) {
    const retryAt = await recordFailure(ctx, tx, one, allow);
    if (retryAt !== null) retries.add(retryAt);
  }
  const payload = { channelId: channel.id };
  await ctx.jobs.enqueueAll(
    tx,
    sendDeliveries,
    Array.from(retries, (runAt) => ({ payload, runAt })),
  );
  await recordHealth(ctx, tx, channel, sent);
  await ctx.events.publish(tx, { workspaceId: channel.workspace_id, topic: 'alerts' });
}

type Allow = (at: number) => number;

/** The earliest time from `at` on that one of the channel’s rules allows. Webhooks are retried on their schedule. */
async function readQuietHours(tx: Tx, { id, kind, workspace_id: workspaceId }: ChannelRow): Promise<Allow> {
  const rules = kind === 'webhook' ? [] : (await findRules(tx, workspaceId)).map(readConfiguration);
  const own = rules.filter(({ channelIds }) => channelIds.includes(id));
  if (own.length === 0) return (at) => at;
  return (at) => Math.min(...own.map(({ quietHours }) => decideDue({ deliver: 'instant', quietHours }, at)));
}

/** Returns the time of the next attempt; null if there is none. */
async function recordFailure(
  { clock }: Context,
  tx: Tx,
  { row, outcome, isFinal = false }: Sent,
  allow: Allow,
): Promise<number | null> {
  if (outcome.kind === 'delivered') return null;
  const { kind, status, reason, retryAfterMs } = outcome;
  const dueAt = isFinal || kind === 'gone' ? null : decideRetry(row.attempts, clock.now(), retryAfterMs);
  const retryAt = dueAt && allow(dueAt);
  await tx
    .updateTable('alert_deliveries')
    .set({
      ...ENDED,
      state: retryAt === null ? 'dead' : 'retrying',
      last_status: status,
      reason,
      next_attempt_at: retryAt,
    })
    .where('id', '=', row.id)
    // A worker whose lease has ended must not undo what the next one did.
    .where('lease_token', '=', row.lease_token)
    .execute();
  return retryAt;
}

async function recordHealth(
  ctx: Context,
  tx: Tx,
  { id, name, workspace_id: workspaceId, failing_since: failingSince }: ChannelRow,
  sent: readonly Sent[],
): Promise<void> {
  const called = sent.filter(({ isFinal }) => !isFinal).map(({ outcome }) => outcome);
  const failures = called.filter((outcome): outcome is Failure => outcome.kind !== 'delivered');
  const channels = tx.updateTable('alert_channels').where('id', '=', id);
  if (failures.length < called.length && failingSince !== null)
    await channels.set({ failing_since: null }).execute();
  const [last] = failures;
  if (!last) return;
  const now = ctx.clock.now();
  const health = await channels
    .set((row) => ({
      failing_since: row.fn.coalesce('failing_since', row.val(now)),
      failed_at: now,
      failed_status: last.status,
      failure: last.reason,
    }))
    .returning(['failing_since', 'state'])
    .executeTakeFirst();
  const gone = failures.find(({ kind }) => kind === 'gone');
  const isOver = gone !== undefined || hasFailedTooLong(health?.failing_since ?? null, now);
  if (!isOver || health?.state !== 'active') return;
  await channels.set({ state: 'disabled' }).execute();
  await buryDeliveries(tx, id, 'The channel was disabled.');
  await tellDisabled(ctx, tx, { id, name, workspaceId, reason: (gone ?? last).reason });
}
