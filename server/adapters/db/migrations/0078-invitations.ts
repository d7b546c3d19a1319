import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links by which the installation's owner lets one person each register. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('used_at', 'bigint')
      .addColumn('used_by', 'text', (c) => c.references('users.id').onDelete('set null'))
      .execute();
    await db.schema
      .createIndex('invitations_of_workspace')
      .on('invitations')
      .columns(['workspace_id', 'id'])
      .execute();
    await db.schema.createIndex('invitations_used_by').on('invitations').column('used_by').execute();
  },
};
