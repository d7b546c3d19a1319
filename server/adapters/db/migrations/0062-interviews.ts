import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const interviews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('interviews')
      .addColumn('post_id', 'text', (c) => c.primaryKey().references('posts.id').onDelete('cascade'))
      .addColumn('topic', 'text', (c) => c.notNull())
      .addColumn('answers', 'text', (c) => c.notNull())
      .addColumn('is_own', 'integer')
      .addColumn('told_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
