import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The rules that a post was scheduled under, and the indexes by which earlier mentions of a product are found. */
export const preflight: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('posts').addColumn('rules_version', 'text').execute();
    await sql`create index posts_in_community
      on posts (workspace_id, lower(subreddit), coalesce(published_at, scheduled_at)) where phase <> 'draft'`.execute(
      db,
    );
    await sql`create index posts_contributed on posts (workspace_id, published_at) where published_at is not null`.execute(
      db,
    );
  },
};
