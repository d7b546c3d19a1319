import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The version of each list that is cached becomes a row of its own, so that another list costs no column. */
export const listVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('list_versions')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('list', 'text', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .execute();
    await sql`insert into list_versions (key, workspace_id, list, version)
      select id || ':posts', id, 'posts', posts_version from workspaces`.execute(db);
    await db.schema.alterTable('workspaces').dropColumn('posts_version').execute();
  },
};
