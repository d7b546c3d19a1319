import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The choices of an outline; answers name their question where they named a role. */
export const shapes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('interviews').addColumn('shape', 'text').execute();
    await db.schema
      .alterTable('interviews')
      .addColumn('leads', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('interviews')
      .addColumn('closing', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    // In a text of an author the quotation marks are escaped, so they never match.
    await sql`update interviews set answers = replace(answers, '"role":', '"question":')`.execute(db);
  },
};
