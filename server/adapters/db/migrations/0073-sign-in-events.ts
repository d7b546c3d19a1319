import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who signed in or failed to, and from where; without a user where no account was meant. */
export const signInEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_in_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_events_of_user')
      .on('sign_in_events')
      .columns(['user_id', 'id'])
      .execute();
  },
};
