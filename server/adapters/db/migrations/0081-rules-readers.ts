import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a community's rules may be shown to everybody, or else to which workspaces: those that have read them. */
export const rulesReaders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('rules_versions')
      .addColumn('is_open', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update rules_versions set is_open = 1 where community_id in (select id from communities)`.execute(
      db,
    );
    await db.schema
      .createTable('rules_readers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('community_id', 'text', (c) => c.notNull())
      .addColumn('read_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('rules_readers_of_community')
      .on('rules_readers')
      .columns(['community_id', 'workspace_id'])
      .execute();
    await db.schema
      .createIndex('rules_readers_of_workspace')
      .on('rules_readers')
      .column('workspace_id')
      .execute();
    await db.schema.createIndex('rules_readers_read_at').on('rules_readers').column('read_at').execute();
  },
};
