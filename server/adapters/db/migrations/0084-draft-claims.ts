import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sentences of a model's drafts that nothing supports, until their author confirms them. */
export const draftClaims: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('draft_claims')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('workspace_id', 'text', (column) => column.notNull())
      .addColumn('sentence', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('draft_claims_workspace')
      .on('draft_claims')
      .columns(['workspace_id', 'at'])
      .execute();
    await db.schema.createIndex('draft_claims_swept').on('draft_claims').column('at').execute();
  },
};
