import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What redditors wrote under our posts and nobody of ours answered; and when a workspace was first seen to have done each
 * of its first steps, and when their list was closed.
 */
export const dashboard: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reply_readings')
      .addColumn('post_id', 'text', (c) => c.primaryKey().references('posts.id').onDelete('cascade'))
      .addColumn('thread_id', 'text', (c) => c.notNull())
      .addColumn('comment_id', 'text')
      .addColumn('comments', 'integer')
      .addColumn('read_comments', 'integer')
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema.createIndex('reply_readings_due').on('reply_readings').column('due_at').execute();
    await db.schema
      .createTable('replies')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('comment_id', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('permalink', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('read_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('replies_once', ['workspace_id', 'site', 'comment_id'])
      .execute();
    await db.schema.createIndex('replies_of_post').on('replies').column('post_id').execute();
    await db.schema.createIndex('replies_by_reading').on('replies').columns(['site', 'read_at']).execute();
    await db.schema
      .createTable('waived_replies')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('comment_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('waived_replies_once', ['workspace_id', 'site', 'comment_id'])
      .execute();
    await db.schema
      .createTable('first_steps')
      .addColumn('workspace_id', 'text', (c) =>
        c.primaryKey().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('connected_at', 'bigint')
      .addColumn('targets_at', 'bigint')
      .addColumn('draft_at', 'bigint')
      .addColumn('scan_at', 'bigint')
      .addColumn('closed_at', 'bigint')
      .execute();
  },
};
