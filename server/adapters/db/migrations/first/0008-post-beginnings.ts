import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const postBeginnings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_beginnings')
      .addColumn('post_id', 'text', (c) => c.primaryKey().references('posts.id').onDelete('cascade'))
      .addColumn('title', 'text')
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .execute();
  },
};
