import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Found threads that somebody skipped, and what later scores learn from it. */
export const skips: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('opportunities').addColumn('skipped_at', 'bigint').execute();
    await db.schema
      .createTable('thread_skips')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('opportunity_id', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('community_key', 'text', (c) => c.notNull())
      .addColumn('thread_type', 'text', (c) => c.notNull())
      .addColumn('keywords', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('thread_skips_once', ['workspace_id', 'opportunity_id'])
      .execute();
  },
};
