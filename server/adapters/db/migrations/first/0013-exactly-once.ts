import type { Kysely } from 'kysely';
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
    const attempts = (name: string) => db.schema.createIndex(`post_attempts_${name}`).on('post_attempts');
    await attempts('of_text').columns(['hash', 'state']).execute();
    await attempts('of_account').columns(['account_id', 'state']).execute();
  },
};
