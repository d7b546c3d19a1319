import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The latest scan by hand of each workspace: how far it is, or what came of it. */
export const scansByHand: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scans_by_hand')
      .addColumn('workspace_id', 'text', (c) =>
        c.primaryKey().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('scan_id', 'text', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('beat_at', 'bigint', (c) => c.notNull())
      .addColumn('communities', 'integer', (c) => c.notNull())
      .addColumn('communities_read', 'integer', (c) => c.notNull())
      .addColumn('threads_read', 'integer', (c) => c.notNull())
      .addColumn('kept', 'integer', (c) => c.notNull())
      .addColumn('stop_asked', 'integer', (c) => c.notNull())
      .addColumn('outcome', 'text')
      .execute();
  },
};
