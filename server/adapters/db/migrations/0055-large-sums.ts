import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sums of many posts outgrow four bytes. SQLite cannot change the type of a column, so the tables are made anew. */
export const largeSums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('large_sums')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('posts', 'integer', (c) => c.notNull())
      .addColumn('upvotes', 'bigint', (c) => c.notNull())
      .addColumn('comments', 'bigint', (c) => c.notNull())
      .addColumn('clicks', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('large_sums_key', ['workspace_id', 'site'])
      .execute();
    await sql`insert into large_sums (workspace_id, site, posts, upvotes, comments, clicks)
      select workspace_id, site, posts, upvotes, comments, clicks from figure_sums`.execute(db);
    await db.schema.dropTable('figure_sums').execute();
    await db.schema.alterTable('large_sums').renameTo('figure_sums').execute();
    await db.schema
      .createTable('large_slots')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('upvotes', 'bigint', (c) => c.notNull())
      .addColumn('comments', 'bigint', (c) => c.notNull())
      .addColumn('clicks', 'bigint', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('large_slots_key', ['workspace_id', 'site', 'at'])
      .execute();
    await sql`insert into large_slots (workspace_id, site, at, upvotes, comments, clicks)
      select workspace_id, site, at, upvotes, comments, clicks from figure_slots`.execute(db);
    await db.schema.dropTable('figure_slots').execute();
    await db.schema.alterTable('large_slots').renameTo('figure_slots').execute();
  },
};
