import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a model said of a found thread, beside our own score. */
export const secondOpinions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('opportunities').addColumn('second_opinion', 'text').execute();
  },
};
