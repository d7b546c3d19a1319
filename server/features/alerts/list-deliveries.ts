import { ALERT_LIMITS } from '#contract/alerts/alert-fields.ts';
import { type AlertDelivery, type listDeliveries as endpoint } from '#contract/alerts/deliveries.ts';
import type { Input } from '#contract/endpoint.ts';
import type { UserContext } from '#server/context.ts';
import { presentDelivery, selectDeliveries } from './delivery-rows.ts';

export async function listDeliveries(
  { db, actor }: UserContext,
  { channelId, state }: Input<typeof endpoint>,
): Promise<AlertDelivery[]> {
  let query = selectDeliveries(db).where('alert_deliveries.workspace_id', '=', actor.workspaceId);
  if (channelId) query = query.where('alert_deliveries.channel_id', '=', channelId);
  if (state) query = query.where('alert_deliveries.state', '=', state);
  const rows = await query.orderBy('alert_deliveries.id', 'desc').limit(ALERT_LIMITS.shown).execute();
  return rows.map(presentDelivery);
}
