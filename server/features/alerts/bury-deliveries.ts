import type { Db } from '#server/adapters/db/schema.ts';

/** Ends all pending deliveries of a channel. They can be resent by hand. */
export async function buryDeliveries(db: Db, channelId: string, reason: string): Promise<void> {
  await db
    .updateTable('alert_deliveries')
    .set({ state: 'dead', reason, next_attempt_at: null, leased_until: null, lease_token: null })
    .where('channel_id', '=', channelId)
    .where('next_attempt_at', 'is not', null)
    .execute();
}
