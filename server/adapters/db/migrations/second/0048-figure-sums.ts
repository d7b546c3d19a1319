import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What all posts of a workspace have gained, so that no question adds up fifty thousand posts. */
export const figureSums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('figure_sums')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('posts', 'integer', (c) => c.notNull())
      .addColumn('upvotes', 'integer', (c) => c.notNull())
      .addColumn('comments', 'integer', (c) => c.notNull())
      .addColumn('clicks', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('figure_sums_key', ['workspace_id', 'site'])
      .execute();
    await sql`insert into figure_sums (workspace_id, site, posts, upvotes, comments, clicks)
      select workspace_id, site, count(taken_at), coalesce(sum(upvotes), 0), coalesce(sum(comments), 0), coalesce(sum(clicks), 0)
      from post_totals where is_counted = 1 group by workspace_id, site`.execute(db);
    await db.schema.dropIndex('post_totals_of_workspace').execute();
    await db.schema
      .createIndex('post_totals_of_workspace')
      .on('post_totals')
      .columns(['workspace_id', 'site', 'is_counted', 'taken_at'])
      .execute();
    await sql`create index posts_out on posts (workspace_id, published_at)
      where published_at is not null and deleted_at is null`.execute(db);
  },
};
