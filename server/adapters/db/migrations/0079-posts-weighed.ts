import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The posts of a workspace, those in its trash too, are counted and weighed without reading their texts. */
export const postsWeighed: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index posts_weighed on posts (workspace_id, removed_at, octet_length(content))
      where removed_at is null`.execute(db);
  },
};
