import type { AlertEvent } from '#core/alerts/alert-event.ts';
import type { SendOutcome } from '#server/adapters/alerts/alert-sender.ts';
import type { Context } from '#server/context.ts';
import { type ChannelRow, openTarget } from './channel-rows.ts';
import { type Claimed, findAlertEvents } from './delivery-rows.ts';
import type { RecordBatch, Sent } from './record-outcomes.ts';

/** With less lease left than this, a stalled process leaves the delivery to the next worker. */
const LEAST_LEASE_MS = 20_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const EXPIRED: SendOutcome = {
  kind: 'failed',
  status: null,
  reason: 'The text of this alert isn’t kept any longer.',
};

/** Sends leased deliveries and records the outcomes. Each send starts well before its lease ends. */
export async function sendClaimed(
  ctx: Context,
  record: RecordBatch,
  channel: ChannelRow,
  claimed: readonly Claimed[],
): Promise<void> {
  const events = await findAlertEvents(
    ctx.db,
    claimed.map((row) => row.event_id),
  );
  const present = claimed.filter((row) => events.has(row.event_id));
  const eventOf = (row: Claimed) => events.get(row.event_id) as AlertEvent;
  const target = await openTarget(ctx, channel);
  // A webhook gets one call per event; other channels get one message per burst.
  const groups = target.kind === 'webhook' ? present.map((row) => [row]) : [present];
  const sent = await Promise.all(
    groups.map(async (rows): Promise<Sent[]> => {
      const [first] = rows;
      if (!first || ctx.clock.now() > first.leased_until - LEAST_LEASE_MS) return [];
      const outcome = await ctx.alerts.send(target, rows.map(eventOf));
      return rows.map((row) => ({ row, outcome }));
    }),
  );
  const lost = claimed.filter((row) => !events.has(row.event_id));
  const all = [...sent.flat(), ...lost.map((row): Sent => ({ row, outcome: EXPIRED, isFinal: true }))];
  if (all.length > 0) await insist(ctx, () => record({ channel, sent: all }));
}

/** An unrecorded delivery would be sent twice, so wait for a database that doesn't respond. */
async function insist({ clock, log, stop }: Context, write: () => Promise<unknown>): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      await write();
      return;
    } catch (error) {
      if (stop.signal.aborted) throw error;
      log.error(error, 'the outcomes of deliveries could not be saved');
      await new Promise<void>((resolve) => void clock.after(pauseMs, resolve));
    }
  }
}
