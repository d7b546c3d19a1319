import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const LONGEST_MS = 90 * 24 * 3_600_000;

/**
 * No session outlives its sign-in by more than 90 days, and its token can change. Whoever signs in again at the provider
 * comes back to where they were. Who signed in or failed to is kept; without a user where no account was meant.
 */
export const signInLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('old_token_hash', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('old_token_until', 'bigint').execute();
    await db.schema.createIndex('sessions_old_token').on('sessions').column('old_token_hash').execute();
    const lastEnd = sql`created_at + ${sql.lit(LONGEST_MS)}`;
    await sql`update sessions set expires_at = ${lastEnd} where expires_at > ${lastEnd}`.execute(db);
    await db.schema.alterTable('provider_sign_ins').addColumn('returns_to', 'text').execute();
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
