import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Posts are counted by where they went out, and days of imported clicks are found, without a look at each row:
 * SQLite asks the index for `deleted_at` as well.
 */
export const figureIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('posts_made').execute();
    await sql`create index posts_made on posts (workspace_id, created_at, origin, deleted_at)
      where deleted_at is null`.execute(db);
    await sql`create index clicks_imported on clicks (workspace_id, at) where is_imported = 1`.execute(db);
  },
};
