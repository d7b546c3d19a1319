import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A workspace's own feed, whose threads come without figures. */
export const feeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feeds')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('communities', 'text', (c) => c.notNull())
      .addColumn('is_newest', 'integer', (c) => c.notNull())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('feed_token', 'text', (c) => c.notNull())
      .addColumn('is_on', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('asked_at', 'bigint')
      .addColumn('next_at', 'bigint')
      .addColumn('threads', 'integer')
      .addColumn('etag', 'text')
      .addColumn('last_modified', 'text')
      .addColumn('read_for', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await sql`create unique index feeds_of_workspace on feeds (workspace_id) where removed_at is null`.execute(
      db,
    );
    await db.schema.createIndex('feeds_due').on('feeds').columns(['is_on', 'next_at']).execute();
    await allowUnknown(db, 'upvotes', 'integer');
    await allowUnknown(db, 'comments', 'integer');
    await allowUnknown(db, 'velocity', 'double precision');
  },
};

/** SQLite cannot take a `not null` back, so the column is made anew. */
async function allowUnknown(db: Kysely<unknown>, column: string, type: 'integer' | 'double precision') {
  const fresh = `${column}_known`;
  await db.schema.alterTable('opportunities').addColumn(fresh, type).execute();
  await sql`update opportunities set ${sql.ref(fresh)} = ${sql.ref(column)}`.execute(db);
  await db.schema.alterTable('opportunities').dropColumn(column).execute();
  await db.schema.alterTable('opportunities').renameColumn(fresh, column).execute();
}
