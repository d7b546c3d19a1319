import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links to threads that a person pasted, to be looked at one by one. */
export const pastedLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pasted_links')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('link_key', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('community', 'text')
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('pasted_links_once', ['workspace_id', 'link_key'])
      .execute();
    await db.schema.createIndex('pasted_links_by_age').on('pasted_links').column('created_at').execute();
  },
};
