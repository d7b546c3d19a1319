import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Clicks that another tool has counted; a later file of it takes their place. */
export const importedClicks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('clicks')
      .addColumn('is_imported', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
