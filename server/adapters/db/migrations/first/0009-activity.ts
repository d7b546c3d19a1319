import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const activity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('post_events')
      .addColumn('workspace_id', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`update post_events set workspace_id =
      (select workspace_id from posts where posts.id = post_events.post_id)`.execute(db);
    await db.schema
      .createIndex('post_events_of_workspace')
      .on('post_events')
      .columns(['workspace_id', 'at', 'id'])
      .execute();
    await db.schema
      .alterTable('users')
      .addColumn('activity_seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    // What happened before there was a list of it is not news.
    await sql`update users set activity_seen_at = coalesce((select max(at) from post_events), 0)`.execute(db);
  },
};
