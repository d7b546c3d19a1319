import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How quickly the threads of a community gain what they will gain. */
export const communityAttention: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('community_attention')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('young_gained', 'double precision', (c) => c.notNull())
      .addColumn('young_hours', 'double precision', (c) => c.notNull())
      .addColumn('young_age', 'double precision', (c) => c.notNull())
      .addColumn('older_gained', 'double precision', (c) => c.notNull())
      .addColumn('older_hours', 'double precision', (c) => c.notNull())
      .addColumn('older_age', 'double precision', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
