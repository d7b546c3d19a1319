import type { AlertDelivery } from '#contract/alerts/deliveries.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { sendDeliveries } from './alert-jobs.ts';
import { findChannel } from './channel-rows.ts';
import { presentDelivery, selectDeliveries } from './delivery-rows.ts';

/** Starts a new series of attempts with the event's own id. */
export async function resendDelivery(ctx: UserContext, { id }: { id: string }): Promise<AlertDelivery> {
  return await ctx.db.transaction().execute(async (tx) => {
    const find = () => selectDeliveries(tx).where('alert_deliveries.id', '=', id).executeTakeFirst();
    const row = authorize(ctx.actor, await find());
    const channel = await findChannel(tx, row.channel_id);
    if (channel?.kind === 'rss') throw new AppError('CONFLICT', 'Feed readers fetch alerts themselves.');
    if (channel?.state !== 'active')
      throw new AppError('CONFLICT', 'The channel is disabled. Switch it on again first.');
    const now = ctx.clock.now();
    const changed = await tx
      .updateTable('alert_deliveries')
      .set({
        state: 'pending',
        attempts: 0,
        reason: null,
        next_attempt_at: now,
        leased_until: null,
        lease_token: null,
      })
      .where('id', '=', id)
      .where((each) => each.or([each('leased_until', 'is', null), each('leased_until', '<=', now)]))
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new AppError('CONFLICT', 'It is being sent at this moment.');
    await ctx.jobs.enqueue(tx, sendDeliveries, { channelId: row.channel_id });
    const { workspace_id: workspaceId } = row;
    await audit(ctx, tx, { verb: 'alert.resent', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
    const sent = await find();
    if (!sent) throw new AppError('NOT_FOUND');
    return presentDelivery(sent);
  });
}
