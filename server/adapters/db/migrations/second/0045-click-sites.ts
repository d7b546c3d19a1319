import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Websites on which visits are counted, each with the key of its snippet. */
export const clickSites: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('click_sites')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('site_key', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('first_seen_at', 'bigint')
      .addColumn('last_seen_at', 'bigint')
      .addColumn('removed_at', 'bigint')
      .execute();
    await sql`create unique index click_sites_of_workspace on click_sites (workspace_id, host) where removed_at is null`.execute(
      db,
    );
  },
};
