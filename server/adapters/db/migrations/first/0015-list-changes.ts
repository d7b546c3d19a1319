import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each post knows with which version of the list it last changed, and each list from when on that is complete. */
export const listChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('posts')
      .addColumn('list_version', 'bigint', (c) => c.defaultTo(0))
      .execute();
    await db.schema
      .alterTable('list_versions')
      .addColumn('complete_since', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    // What was there before has no version of its own.
    await sql`update list_versions set complete_since = version`.execute(db);
    await sql`create index posts_changed on posts (workspace_id, list_version)`.execute(db);
  },
};
