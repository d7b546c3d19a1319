import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const drafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('model_choices')
      .addColumn('workspace_id', 'text', (c) =>
        c.primaryKey().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('model', 'text')
      .addColumn('base_url', 'text')
      .addColumn('api_key', 'text')
      .addColumn('monthly_token_cap', 'bigint')
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('model_usage')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('input_tokens', 'bigint', (c) => c.notNull())
      .addColumn('output_tokens', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('facts_files')
      .addColumn('workspace_id', 'text', (c) =>
        c.primaryKey().references('workspaces.id').onDelete('cascade'),
      )
      .addColumn('product', 'text')
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
