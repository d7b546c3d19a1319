import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Saved scans, and what the hub reads for them. */
export const scanHub: Migration = {
  async up(db: Kysely<unknown>) {
    await savedScans(db);
    await polls(db);
    await posts(db);
  },
};

async function savedScans(db: Kysely<unknown>) {
  await db.schema
    .createTable('saved_scans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('configuration', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('caught_up_version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('saved_scans_of_workspace')
    .on('saved_scans')
    .columns(['workspace_id', 'created_at'])
    .execute();
  await db.schema.createIndex('saved_scans_running').on('saved_scans').column('is_on').execute();
}

async function polls(db: Kysely<unknown>) {
  await db.schema
    .createTable('community_polls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('posts', 'double precision', (c) => c.notNull())
    .addColumn('span_ms', 'double precision', (c) => c.notNull())
    .addColumn('polled_at', 'bigint')
    .addColumn('covered_from', 'bigint', (c) => c.notNull())
    .addColumn('covered_until', 'bigint', (c) => c.notNull())
    .addColumn('trouble', 'text')
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('retry_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function posts(db: Kysely<unknown>) {
  await db.schema
    .createTable('scanned_posts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('thread_id', 'text', (c) => c.notNull())
    .addColumn('community_id', 'text', (c) => c.notNull())
    .addColumn('community', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('author', 'text')
    .addColumn('permalink', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('comments', 'integer', (c) => c.notNull())
    .addColumn('stickied', 'integer', (c) => c.notNull())
    .addColumn('is_answerable', 'integer', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('scanned_posts_of_community')
    .on('scanned_posts')
    .columns(['community_id', 'created_at'])
    .execute();
  await db.schema.createIndex('scanned_posts_by_reading').on('scanned_posts').column('read_at').execute();
}
