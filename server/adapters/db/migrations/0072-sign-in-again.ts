import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where somebody who signs in again at the provider comes back to. */
export const signInAgain: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('provider_sign_ins').addColumn('returns_to', 'text').execute();
  },
};
