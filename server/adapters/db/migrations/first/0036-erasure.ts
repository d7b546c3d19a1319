import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Redditors of whom nothing is stored any more, by keyed hashes of their names. */
export const erasure: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('hash_keys')
      .addColumn('purpose', 'text', (c) => c.primaryKey())
      .addColumn('hash_key', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('erased_redditors')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('name_hash', 'text', (c) => c.notNull())
      .addColumn('covers_all', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('erased_redditors_once', ['workspace_id', 'name_hash'])
      .execute();
    await db.schema
      .createIndex('erased_redditors_for_all')
      .on('erased_redditors')
      .column('covers_all')
      .execute();
    await db.schema.alterTable('thread_readings').addColumn('author', 'text').execute();
    for (const table of ['thread_readings', 'scanned_posts'])
      await db.schema
        .createIndex(`${table}_of_author`)
        .on(table)
        .column(sql`lower(author)`)
        .execute();
  },
};
