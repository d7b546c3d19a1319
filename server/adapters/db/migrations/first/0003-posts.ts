import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const posts: Migration = {
  async up(db: Kysely<unknown>) {
    await postsTable(db);
    await attempts(db);
    await evidence(db);
  },
};

async function postsTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.references('reddit_accounts.id').onDelete('set null'))
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('post', 'link', 'comment')`))
    .addColumn('title', 'text')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('subreddit', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`phase in ('draft', 'waiting', 'publishing', 'checking', 'needs_you', 'published', 'removed', 'failed')`,
        ),
    )
    .addColumn('fence', 'integer', (c) => c.notNull())
    .addColumn('website_url', 'text')
    .addColumn('url', 'text')
    .addColumn('parent_url', 'text')
    .addColumn('cta_style', 'text', (c) => c.notNull())
    .addColumn('scheduled_at', 'bigint')
    .addColumn('time_zone', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('origin', 'text', (c) => c.check(sql`origin in ('api', 'sandbox', 'assisted')`))
    .addColumn('platform_id', 'text')
    .addColumn('permalink', 'text')
    .addColumn('problem', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addCheckConstraint('posts_waiting_has_time', sql`phase <> 'waiting' or scheduled_at is not null`)
    .addCheckConstraint('posts_published_is_told', sql`phase <> 'published' or published_at is not null`)
    .execute();
  await db.schema
    .createIndex('posts_of_workspace')
    .on('posts')
    .columns(['workspace_id', 'created_at'])
    .execute();
  await sql`create unique index posts_once on posts (workspace_id, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
  await sql`create unique index posts_claim on posts (origin, platform_id) where platform_id is not null`.execute(
    db,
  );
}

async function attempts(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_attempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('fence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('armed', 'unknown', 'accepted', 'refused', 'unsent', 'lost')`),
    )
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('armed_at', 'bigint', (c) => c.notNull())
    .addColumn('quiet_until', 'bigint', (c) => c.notNull())
    .addColumn('misses', 'integer', (c) => c.notNull())
    .addColumn('looks', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('post_attempts_of_post').on('post_attempts').column('post_id').execute();
  await sql`create unique index post_attempts_one_in_flight on post_attempts (account_id) where state = 'armed'`.execute(
    db,
  );
}

async function evidence(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('no', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('post_events_of_post').on('post_events').columns(['post_id', 'no']).execute();
}
