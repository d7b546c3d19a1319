import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const SWEPT = [
  ['sign_in_events', 'at'],
  ['past_mentions', 'at'],
  ['replies', 'read_at'],
  ['rules_notices', 'at'],
  ['thread_skips', 'at'],
  ['answer_scores', 'read_at'],
  ['platform_questions', 'asked_at'],
] as const;

/** Indexes for what reads a few rows of a large list: skipped threads, what one person wrote, expired rows. */
export const largeLists: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index opportunities_skipped on opportunities (workspace_id, score)
      where skipped_at is not null`.execute(db);
    await sql`create index opportunities_with_comments on opportunities (workspace_id)
      where clipped_comments is not null`.execute(db);
    await sql`create index opportunities_by_author on opportunities (workspace_id, lower(author))`.execute(
      db,
    );
    await sql`create index opportunities_by_commenter on opportunities (workspace_id, lower(comment_author))
      where comment_author is not null`.execute(db);
    for (const table of ['scanned_posts', 'thread_readings'] as const)
      await sql`create index ${sql.raw(`${table}_by_author`)} on ${sql.table(table)} (lower(author))`.execute(
        db,
      );
    for (const [table, column] of SWEPT)
      await db.schema.createIndex(`${table}_swept`).on(table).column(column).execute();
  },
};
