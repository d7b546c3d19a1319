import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const postLooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_looks')
      .addColumn('post_id', 'text', (c) => c.primaryKey().references('posts.id').onDelete('cascade'))
      .addColumn('looks', 'integer', (c) => c.notNull())
      .addColumn('locked', 'integer', (c) => c.notNull())
      .addColumn('edited_at', 'bigint')
      .execute();
    await sql`create index posts_published on posts (published_at) where published_at is not null`.execute(
      db,
    );
    await sql`create index posts_due on posts (scheduled_at) where phase = 'waiting'`.execute(db);
    await sql`create index posts_trash on posts (deleted_at) where deleted_at is not null`.execute(db);
  },
};
