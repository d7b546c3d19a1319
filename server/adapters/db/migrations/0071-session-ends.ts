import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const LONGEST_MS = 90 * 24 * 3_600_000;

/** No session outlives its sign-in by more than 90 days; its token can change. */
export const sessionEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('old_token_hash', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('old_token_until', 'bigint').execute();
    await db.schema.createIndex('sessions_old_token').on('sessions').column('old_token_hash').execute();
    const lastEnd = sql`created_at + ${sql.lit(LONGEST_MS)}`;
    await sql`update sessions set expires_at = ${lastEnd} where expires_at > ${lastEnd}`.execute(db);
  },
};
