import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Base } from '#server/context.ts';
import { channelCell } from '#server/features/alerts/channel-rows.ts';
import { recordEvents } from '#server/features/alerts/record-events.ts';

/** Adds a row to each table of alerts. The channel is a feed, because a webhook would be called. */
export async function addAlerts(base: Base, workspaceId: string) {
  const { db, clock, cipher } = base;
  const [channelId, ruleId, deliveryId] = [newId('chn', base), newId('rul', base), newId('dlv', base)];
  const of = { workspace_id: workspaceId, created_at: clock.now() };
  const seal = (text: string, column: 'sealed_settings' | 'signing_secret') =>
    cipher.seal(text, channelCell(channelId, column));
  await db
    .insertInto('alert_channels')
    .values({
      ...of,
      id: channelId,
      kind: 'rss',
      name: 'Feed',
      target: 'Private feed',
      state: 'active',
      sealed_settings: seal('{}', 'sealed_settings'),
      signing_secret: seal('whsec_', 'signing_secret'),
      token_hash: channelId,
    })
    .execute();
  const configuration = JSON.stringify({
    events: ['post.failed'],
    channelIds: [channelId],
    deliver: 'instant',
  });
  await db
    .insertInto('alert_rules')
    .values({ ...of, id: ruleId, name: 'Failures', configuration })
    .execute();
  await recordEvents(base, db, [{ workspaceId, type: 'post.failed', facts: {}, data: { id: 'pst_1' } }]);
  const event = await db
    .selectFrom('events')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('alert_deliveries')
    .values({
      ...of,
      id: deliveryId,
      event_id: event.id,
      channel_id: channelId,
      state: 'delivered',
      attempts: 1,
    })
    .execute();
  return { channelId, ruleId, deliveryId };
}
