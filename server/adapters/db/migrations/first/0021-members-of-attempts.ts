import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom an attempt posted as is known even when the account was disconnected, or has come back under another id. */
export const membersOfAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['username', 'mode']) {
      await db.schema.alterTable('post_attempts').addColumn(column, 'text').execute();
      await sql`update post_attempts set ${sql.ref(column)} =
        (select ${sql.ref(column)} from reddit_accounts where id = post_attempts.account_id)`.execute(db);
    }
  },
};
