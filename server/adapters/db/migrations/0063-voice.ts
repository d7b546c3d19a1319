import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a model may see a workspace's published posts; null while nobody allowed it. */
export const voice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('workspaces').addColumn('voice_allowed_at', 'bigint').execute();
  },
};
