import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What readings of a post gained, summed up; and when each post is read next. */
export const insights: Migration = {
  async up(db: Kysely<unknown>) {
    for (const gain of ['upvotes_gained', 'comments_gained'])
      await db.schema
        .alterTable('post_figures')
        .addColumn(gain, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema
      .createTable('post_totals')
      .addColumn('post_id', 'text', (c) => c.primaryKey().references('posts.id').onDelete('cascade'))
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('is_counted', 'integer', (c) => c.notNull())
      .addColumn('upvotes', 'integer', (c) => c.notNull())
      .addColumn('comments', 'integer', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('taken_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('post_totals_of_workspace')
      .on('post_totals')
      .columns(['workspace_id', 'site', 'is_counted', 'upvotes', 'comments', 'taken_at'])
      .execute();
    await db.schema
      .createTable('figure_slots')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('upvotes', 'integer', (c) => c.notNull())
      .addColumn('comments', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('figure_slots_key', ['workspace_id', 'site', 'at'])
      .execute();
    await sql`create index posts_made on posts (workspace_id, created_at) where deleted_at is null`.execute(
      db,
    );
    await db.schema.alterTable('post_watches').dropColumn('checks').execute();
    await db.schema.alterTable('post_watches').addColumn('next_at', 'bigint').execute();
    // Posts that were watched no longer are read once more, and then less and less often.
    await sql`update post_watches set next_at = 0`.execute(db);
    await sql`insert into post_watches (post_id, locked, next_at) select id, 0, 0 from posts
      where published_at is not null and not exists (select 1 from post_watches where post_id = posts.id)`.execute(
      db,
    );
    await sql`create index post_watches_due on post_watches (next_at) where next_at is not null`.execute(db);
  },
};
