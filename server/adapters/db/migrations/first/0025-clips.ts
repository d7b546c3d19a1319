import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Found threads that a person has clipped come with the comments that were on screen. */
export const clips: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('opportunities').addColumn('clipped_comments', 'text').execute();
  },
};
