import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The flair that a post gets, by what it says: its id is looked up when the post is sent. */
export const flair: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('posts').addColumn('flair', 'text').execute();
  },
};
