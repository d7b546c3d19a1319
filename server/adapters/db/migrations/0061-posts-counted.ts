import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** All posts of a workspace are counted from a narrow index, without their rows: SQLite asks it for `deleted_at` as well. */
export const postsCounted: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index posts_counted on posts (workspace_id, origin, deleted_at)
      where deleted_at is null`.execute(db);
  },
};
