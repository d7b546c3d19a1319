import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const caution: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('publishing_cautions')
      .addColumn('workspace_id', 'text', (c) =>
        c.primaryKey().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('silence', 'text', (c) => c.notNull().check(sql`silence in ('usual', 'safe', 'ask')`))
      .addColumn('late_copies', 'text', (c) => c.notNull().check(sql`late_copies in ('remove', 'ask')`))
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
