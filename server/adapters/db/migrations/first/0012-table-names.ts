import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Two tables get the names that the glossary has for what they hold. */
export const tableNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('publishing_cautions').renameTo('publishing_settings').execute();
    await db.schema.alterTable('publishing_settings').renameColumn('silence', 'quiet_period').execute();
    await db.schema.alterTable('post_looks').renameTo('post_watches').execute();
    await db.schema.alterTable('post_watches').renameColumn('looks', 'checks').execute();
  },
};
