import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an alert rule was paused and resumed. */
export const pausesOfRules: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['paused_at', 'resumed_at'])
      await db.schema.alterTable('alert_rules').addColumn(column, 'bigint').execute();
  },
};
