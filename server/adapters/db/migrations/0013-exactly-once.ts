import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What publishing has to know beyond an attempt's state, and what an idempotency key was used for. */
export const exactlyOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('post_attempts')
      .addColumn('taken', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('posts').addColumn('doubted_since', 'bigint').execute();
    await db.schema.alterTable('posts').addColumn('idempotency_hash', 'text').execute();
    await sql`create index post_attempts_open on post_attempts (hash) where state in ('armed', 'unknown')`.execute(
      db,
    );
  },
};
