import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which OAuth code a key came from. */
export const codesOfKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('api_keys').addColumn('code_hash', 'text').execute();
  },
};
