import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What became of a post, as it was seen at a time. */
export const postFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_figures')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
      .addColumn('taken_at', 'bigint', (c) => c.notNull())
      .addColumn('score', 'integer', (c) => c.notNull())
      .addColumn('comments', 'integer', (c) => c.notNull())
      .addColumn('upvote_ratio', 'double precision')
      .addColumn('source', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('post_figures_of_post')
      .on('post_figures')
      .columns(['post_id', 'taken_at'])
      .execute();
  },
};
