import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a model wrote what a post began from; of earlier texts nobody knows, so they count as if one had. */
export const beginningsByModel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('post_beginnings')
      .addColumn('by_model', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
