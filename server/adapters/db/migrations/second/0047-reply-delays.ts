import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How long after its thread a comment came: the thread itself is not kept for long. */
export const replyDelays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('post_totals').addColumn('thread_at', 'bigint').execute();
  },
};
