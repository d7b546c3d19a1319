import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The rules of communities, with their versions, and what a workspace adds to them. */
export const rulesRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await versions(db);
    await pasted(db);
    await corrections(db);
    await answers(db);
    await notices(db);
  },
};

async function versions(db: Kysely<unknown>) {
  await db.schema
    .createTable('rules_versions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('community_id', 'text', (c) => c.notNull())
    .addColumn('no', 'integer', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addColumn('checked_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('rules_versions_in_order', ['community_id', 'no'])
    .execute();
  await db.schema.createIndex('rules_versions_by_check').on('rules_versions').column('checked_at').execute();
  await db.schema
    .createTable('rules_texts')
    .addColumn('version_id', 'text', (c) =>
      c.primaryKey().references('rules_versions.id').onDelete('cascade'),
    )
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('requirements', 'text')
    .addColumn('checked_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rules_texts_by_check').on('rules_texts').column('checked_at').execute();
}

const ofCommunity = (db: Kysely<unknown>, name: string) =>
  db.schema.createIndex(`${name}_of_community`).on(name).columns(['workspace_id', 'community_id']).execute();

/** A table of a workspace's rows about communities. */
const about = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('community_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull());

async function pasted(db: Kysely<unknown>) {
  await about(db, 'pasted_rules')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('copied_at', 'bigint', (c) => c.notNull())
    .execute();
  await ofCommunity(db, 'pasted_rules');
}

async function corrections(db: Kysely<unknown>) {
  await about(db, 'rules_corrections')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await ofCommunity(db, 'rules_corrections');
  await sql`create unique index rules_corrections_once
    on rules_corrections (workspace_id, community_id, field) where removed_at is null`.execute(db);
}

async function answers(db: Kysely<unknown>) {
  await about(db, 'moderator_answers')
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await ofCommunity(db, 'moderator_answers');
}

async function notices(db: Kysely<unknown>) {
  await db.schema
    .createTable('rules_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('community_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('no', 'integer', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('rules_notices_once', ['workspace_id', 'community_id', 'no'])
    .execute();
  await db.schema
    .createIndex('rules_notices_in_order')
    .on('rules_notices')
    .columns(['workspace_id', 'at'])
    .execute();
}
