import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many posts a workspace has, its trash included, is counted each time that it gets one more. */
export const postsHeld: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index posts_held on posts (workspace_id, removed_at) where removed_at is null`.execute(
      db,
    );
  },
};
