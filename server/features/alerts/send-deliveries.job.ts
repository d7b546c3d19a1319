import { openJob, type TryAgain } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { sendDeliveries } from './alert-jobs.ts';
import { buryDeliveries } from './bury-deliveries.ts';
import { findChannel } from './channel-rows.ts';
import { claimDeliveries, findLeaseEnd } from './delivery-rows.ts';
import { createRecorder, type RecordBatch } from './record-outcomes.ts';
import { sendClaimed } from './send-claimed.ts';

/** Concurrent calls to one webhook. */
const CALLS_AT_ONCE = 8;
/** The size of a burst that becomes one message. */
const FOLDED_AT_ONCE = 200;
const LEASE_MS = 60_000;
/** A mail server may take ten seconds for each of a dozen answers. */
const MAIL_LEASE_MS = 300_000;

/** One run per process sends for a channel; a second run makes it look again, then ends. */
export const handleSendDeliveries = openJob(sendDeliveries, (ctx: JobContext) => {
  const record = createRecorder(ctx);
  const running = new Map<string, { again: boolean }>();
  return async ({ channelId }) => {
    const other = running.get(channelId);
    if (other) {
      other.again = true;
      return;
    }
    const own = { again: true };
    running.set(channelId, own);
    try {
      let result: TryAgain | void = undefined;
      while (own.again) {
        own.again = false;
        result = await sendAllDue(ctx, record, channelId);
      }
      return result;
    } finally {
      running.delete(channelId);
    }
  };
});

async function sendAllDue(ctx: JobContext, record: RecordBatch, channelId: string): Promise<TryAgain | void> {
  for (;;) {
    if (ctx.stop.signal.aborted) return { tryAgainAt: ctx.clock.now() };
    const channel = await findChannel(ctx.db, channelId);
    if (!channel) return;
    if (channel.state !== 'active') {
      await buryDeliveries(ctx.db, channelId, 'The channel is disabled.');
      return;
    }
    const limit = channel.kind === 'webhook' ? CALLS_AT_ONCE : FOLDED_AT_ONCE;
    const leaseMs = channel.kind === 'email' ? MAIL_LEASE_MS : LEASE_MS;
    const claimed = await claimDeliveries(ctx, channelId, { limit, leaseMs });
    if (claimed.length > 0) {
      await sendClaimed(ctx, record, channel, claimed);
      continue;
    }
    // Another process, possibly dead, has leased the rest.
    const leaseEnd = await findLeaseEnd(ctx.db, channelId);
    return leaseEnd === null ? undefined : { tryAgainAt: leaseEnd };
  }
}
