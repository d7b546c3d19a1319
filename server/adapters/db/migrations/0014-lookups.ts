import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for the lookups that read whole tables before. */
export const lookups: Migration = {
  async up(db: Kysely<unknown>) {
    await posts(db);
    await jobs(db);
    await expiring(db);
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
