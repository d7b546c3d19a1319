import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How posts of a community did by hour of the week. */
export const communityResults: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('community_results')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('results', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
