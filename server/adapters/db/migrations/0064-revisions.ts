import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often its author has changed a post, so that whoever changes an older text is told. */
export const revisions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('posts')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  },
};
