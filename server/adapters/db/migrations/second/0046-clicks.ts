import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Clicks, what keeps a visitor from being counted twice on one day, and clicks among the figures. A post can have some
 * before anybody has read its votes.
 */
export const clicks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clicks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('post_id', 'text', (c) => c.references('posts.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('clicks_of_workspace').on('clicks').columns(['workspace_id', 'at']).execute();
    await db.schema.createIndex('clicks_of_post').on('clicks').columns(['post_id', 'at']).execute();
    await db.schema
      .createTable('click_salts')
      .addColumn('day', 'integer', (c) => c.primaryKey())
      .addColumn('salt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('click_visits')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('day', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('click_visits_by_day').on('click_visits').column('day').execute();
    // The last eight letters of an id name the post in a link of its own.
    await sql`create index posts_by_ending on posts (workspace_id, substr(id, 23))`.execute(db);
    await db.schema
      .alterTable('figure_slots')
      .addColumn('clicks', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // SQLite cannot make a column nullable, so the table is made anew.
    await db.schema
      .createTable('post_sums')
      .addColumn('post_id', 'text', (c) => c.primaryKey().references('posts.id').onDelete('cascade'))
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('is_counted', 'integer', (c) => c.notNull())
      .addColumn('upvotes', 'integer')
      .addColumn('comments', 'integer')
      .addColumn('clicks', 'integer')
      .addColumn('source', 'text')
      .addColumn('taken_at', 'bigint')
      .execute();
    await sql`insert into post_sums (post_id, workspace_id, site, is_counted, upvotes, comments, source, taken_at)
      select post_id, workspace_id, site, is_counted, upvotes, comments, source, taken_at from post_totals`.execute(
      db,
    );
    await db.schema.dropTable('post_totals').execute();
    await db.schema.alterTable('post_sums').renameTo('post_totals').execute();
    await db.schema
      .createIndex('post_totals_of_workspace')
      .on('post_totals')
      .columns(['workspace_id', 'site', 'is_counted', 'upvotes', 'comments', 'clicks', 'taken_at'])
      .execute();
  },
};
