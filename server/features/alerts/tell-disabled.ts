import { CHANNEL_DISABLED } from '#contract/alerts/alert-fields.ts';
import { type ChannelKind } from '#contract/alerts/channels.ts';
import type { EventData } from '#core/alerts/alert-event.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { sendDeliveries } from './alert-jobs.ts';
import { findChannels } from './channel-rows.ts';

/** Channels that people read come first. */
const PREFERRED: readonly ChannelKind[] = ['email', 'push', 'telegram', 'slack', 'discord', 'webhook'];
const KEEP_MS = 30 * 24 * 3_600_000;

type Disabled = { id: string; name: string; workspaceId: string; reason: string };

/** Tells the owner that a channel was disabled: under Activity, and through one of the other channels. */
export async function tellDisabled(
  ctx: Context,
  tx: Tx,
  { id, name, workspaceId, reason }: Disabled,
): Promise<void> {
  const others = (await findChannels(tx, workspaceId))
    .filter((row) => row.state === 'active' && row.kind !== 'rss')
    .toSorted((one, other) => PREFERRED.indexOf(one.kind) - PREFERRED.indexOf(other.kind));
  const at = ctx.clock.now();
  const eventId = newId('evn', ctx);
  const data: EventData = {
    id,
    title: name,
    reason,
    remedy: 'Mend the receiver, then switch the channel on again under Alerts.',
  };
  await tx
    .insertInto('events')
    .values({ id: eventId, workspace_id: workspaceId, type: CHANNEL_DISABLED, facts: '{}', at })
    .execute();
  await tx
    .insertInto('event_texts')
    .values({
      event_id: eventId,
      workspace_id: workspaceId,
      data: JSON.stringify(data),
      expires_at: at + KEEP_MS,
    })
    .execute();
  await ctx.events.publish(tx, { workspaceId, topic: 'activity' });
  const [channel] = others;
  if (!channel) return;
  await tx
    .insertInto('alert_deliveries')
    .values({
      id: newId('dlv', ctx),
      workspace_id: workspaceId,
      event_id: eventId,
      channel_id: channel.id,
      state: 'pending',
      attempts: 0,
      next_attempt_at: at,
      created_at: at,
    })
    .execute();
  await ctx.jobs.enqueue(tx, sendDeliveries, { channelId: channel.id });
}
