import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What answers in the threads of a community get. */
export const answerScores: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answer_scores')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('community_id', 'text', (c) => c.notNull())
      .addColumn('scores', 'text', (c) => c.notNull())
      .addColumn('read_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('answer_scores_of_community')
      .on('answer_scores')
      .columns(['community_id', 'read_at'])
      .execute();
  },
};
