import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The key of a website's snippet is public, so its server proves itself with one of its own. */
export const serverKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('click_sites').addColumn('server_key_hash', 'text').execute();
    await db.schema
      .createIndex('click_sites_by_server_key')
      .on('click_sites')
      .column('server_key_hash')
      .unique()
      .execute();
  },
};
