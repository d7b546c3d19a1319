import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The scanner's form as each workspace last edited it. */
export const scanSetups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scan_setups')
      .addColumn('workspace_id', 'text', (c) =>
        c.primaryKey().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('configuration', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
