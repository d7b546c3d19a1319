import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Threads that scans found for a workspace. */
export const opportunities: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('opportunities')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('thread_id', 'text', (c) => c.notNull())
      .addColumn('community', 'text', (c) => c.notNull())
      .addColumn('community_key', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('author', 'text')
      .addColumn('permalink', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('upvotes', 'integer', (c) => c.notNull())
      .addColumn('comments', 'integer', (c) => c.notNull())
      .addColumn('velocity', 'double precision', (c) => c.notNull())
      .addColumn('score', 'integer', (c) => c.notNull())
      .addColumn('judgement', 'text', (c) => c.notNull())
      .addColumn('keywords', 'text', (c) => c.notNull())
      .addColumn('viewed_at', 'bigint')
      .addColumn('found_at', 'bigint', (c) => c.notNull())
      .addColumn('read_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('opportunities_once', ['workspace_id', 'origin', 'thread_id'])
      .execute();
    await db.schema
      .createIndex('opportunities_of_workspace')
      .on('opportunities')
      .columns(['workspace_id', 'score'])
      .execute();
    await db.schema.createIndex('opportunities_by_reading').on('opportunities').column('read_at').execute();
    await db.schema
      .createIndex('opportunities_by_thread')
      .on('opportunities')
      .columns(['origin', 'thread_id'])
      .execute();
  },
};
