import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mentions of the product in posts that were deleted for good: they are still on the platform, so they count. */
export const pastMentions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('past_mentions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('community', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text')
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('past_mentions_in_community')
      .on('past_mentions')
      .columns(['workspace_id', 'community', 'at'])
      .execute();
  },
};
