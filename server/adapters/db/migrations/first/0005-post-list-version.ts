import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const postListVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('workspaces')
      .addColumn('posts_version', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
