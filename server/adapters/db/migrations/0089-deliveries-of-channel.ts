import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets the deletion of a channel find its deliveries. */
export const deliveriesOfChannel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('alert_deliveries_of_channel')
      .on('alert_deliveries')
      .columns(['channel_id', 'id'])
      .execute();
  },
};
