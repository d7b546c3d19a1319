import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Gains by the hour, so that a chart of half a year does not read each quarter of an hour. */
export const figureHours: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('figure_hours')
      .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('upvotes', 'bigint', (c) => c.notNull())
      .addColumn('liked', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('comments', 'bigint', (c) => c.notNull())
      .addColumn('clicks', 'bigint', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('figure_hours_key', ['workspace_id', 'site', 'at'])
      .execute();
    await sql`insert into figure_hours (workspace_id, site, at, upvotes, liked, comments, clicks)
      select workspace_id, site, at - at % 3600000, sum(upvotes), sum(liked), sum(comments), sum(clicks)
      from figure_slots group by workspace_id, site, at - at % 3600000`.execute(db);
  },
};
