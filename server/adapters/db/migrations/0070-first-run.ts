import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The first steps now end with the first post. */
export const firstRun: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['facts_at', 'published_at'])
      await db.schema.alterTable('first_steps').addColumn(column, 'bigint').execute();
  },
};
