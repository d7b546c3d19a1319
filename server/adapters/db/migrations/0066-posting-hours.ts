import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** JSON: by weekday, between which minutes of the day a next free time is offered; null for the usual hours. */
export const postingHours: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('publishing_settings').addColumn('posting_hours', 'text').execute();
  },
};
