import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Comments that were read, without their texts; and of found threads, the comment that they were found by. */
export const scannedComments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scanned_comments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('thread_key', 'text', (c) => c.notNull())
      .addColumn('promotes', 'integer', (c) => c.notNull())
      .addColumn('is_scanned', 'integer', (c) => c.notNull())
      .addColumn('read_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('opportunities').addColumn('comment_id', 'text').execute();
    await db.schema.alterTable('opportunities').addColumn('comment_author', 'text').execute();
    await db.schema
      .createIndex('opportunities_by_comment')
      .on('opportunities')
      .columns(['origin', 'comment_id'])
      .execute();
    await db.schema
      .createIndex('scanned_comments_of_thread')
      .on('scanned_comments')
      .columns(['thread_key', 'promotes'])
      .execute();
    await db.schema
      .createIndex('scanned_comments_by_reading')
      .on('scanned_comments')
      .column('read_at')
      .execute();
  },
};
