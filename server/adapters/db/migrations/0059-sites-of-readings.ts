import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A thread is read where it was noted. What was noted before is noted anew when its post is watched again. */
export const sitesOfReadings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from reply_readings`.execute(db);
    await db.schema
      .alterTable('reply_readings')
      .addColumn('site', 'text', (c) => c.notNull().defaultTo('api'))
      .execute();
  },
};
