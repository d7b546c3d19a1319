import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for what was found by reading whole tables before, and the sketches by which near copies are found. */
export const lookups: Migration = {
  async up(db: Kysely<unknown>) {
    await posts(db);
    await jobs(db);
    await expiring(db);
    await sketches(db);
  },
};

async function posts(db: Kysely<unknown>) {
  await sql`create index posts_of_account on posts (account_id, published_at)`.execute(db);
  await sql`create index posts_of_account_in_community on posts (account_id, lower(subreddit), published_at)`.execute(
    db,
  );
  await sql`create index posts_on_platform on posts (platform_id) where platform_id is not null`.execute(db);
}

/** An open job can be claimed once it is due, or once the lease of the worker that had it is over. */
async function jobs(db: Kysely<unknown>) {
  await sql`create index jobs_claimable on jobs (name, coalesce(leased_until, run_at)) where finished_at is null`.execute(
    db,
  );
  await db.schema.dropIndex('jobs_open').execute();
  await sql`create index jobs_finished on jobs (finished_at) where finished_at is not null`.execute(db);
}

async function expiring(db: Kysely<unknown>) {
  await db.schema
    .createIndex('call_meter_of_workspace')
    .on('call_meter')
    .columns(['workspace_id', 'day'])
    .execute();
  await db.schema.createIndex('call_meter_by_day').on('call_meter').column('day').execute();
  await db.schema.createIndex('audit_events_by_time').on('audit_events').column('at').execute();
}

/** Sketches of old posts are made when they are first needed. */
async function sketches(db: Kysely<unknown>) {
  await sql`create index posts_sent on posts (workspace_id, updated_at, id)
    where deleted_at is null and phase not in ('draft', 'failed')`.execute(db);
  await db.schema
    .createTable('post_sketches')
    .addColumn('post_id', 'text', (c) => c.primaryKey().references('posts.id').onDelete('cascade'))
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('gram_count', 'integer', (c) => c.notNull())
    .addColumn('outline', 'text', (c) => c.notNull())
    .addColumn('grams', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('post_sketches_by_age').on('post_sketches').column('made_at').execute();
  // All that a first comparison needs.
  await db.schema
    .createIndex('post_sketches_of_size')
    .on('post_sketches')
    .columns(['workspace_id', 'gram_count', 'outline', 'post_id'])
    .execute();
}
