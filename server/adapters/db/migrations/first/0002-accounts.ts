import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await redditAccounts(db);
    await budget(db);
  },
};

async function redditAccounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('reddit_accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull().check(sql`mode in ('api', 'sandbox', 'assisted')`))
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('token_expires_at', 'bigint')
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('refreshing_until', 'bigint', (c) => c.notNull())
    .addColumn('writes_wait_until', 'bigint', (c) => c.notNull())
    .addColumn('karma', 'bigint')
    .addColumn('member_since', 'bigint')
    .addColumn('verified_email', 'integer')
    .addColumn('facts_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('reddit_accounts_tokens', sql`(mode = 'assisted') = (refresh_token is null)`)
    .execute();
  await sql`create unique index reddit_accounts_once on reddit_accounts (workspace_id, mode, lower(username))`.execute(
    db,
  );
  await db.schema
    .createTable('account_connections')
    .addColumn('state_hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function budget(db: Kysely<unknown>) {
  await db.schema
    .createTable('call_budget')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('turn', 'bigint', (c) => c.notNull())
    .addColumn('blocked_until', 'bigint', (c) => c.notNull())
    .addColumn('paced_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('call_buckets')
    .addColumn('bucket', 'bigint', (c) => c.primaryKey())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('call_meter')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .execute();
}
