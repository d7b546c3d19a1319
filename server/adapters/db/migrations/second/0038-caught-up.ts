import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which communities a saved scan was given the stored posts of: its targets may become more. */
export const caughtUp: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('saved_scans')
      .addColumn('caught_up_communities', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
