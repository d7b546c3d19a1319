import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Communities as they were read, what they are found by, and the ones a workspace writes for. */
export const communities: Migration = {
  async up(db: Kysely<unknown>) {
    await store(db);
    await words(db);
    await medians(db);
    await questions(db);
    await threads(db);
    await targets(db);
  },
};

async function store(db: Kysely<unknown>) {
  await db.schema
    .createTable('communities')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('name_start', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('members', 'bigint', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('nsfw', 'integer', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('takes', 'text', (c) => c.notNull())
    .addColumn('flair_enabled', 'integer', (c) => c.notNull())
    .addColumn('founded_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addColumn('observed_at', 'bigint')
    .addColumn('daily_posts', 'double precision')
    .addColumn('activity', 'double precision')
    .addColumn('habits', 'text')
    .execute();
  await sql`create index communities_by_members on communities (origin, members desc)`.execute(db);
  await sql`create index communities_by_name on communities (origin, name_start, members desc, name_key)`.execute(
    db,
  );
  await sql`create index communities_by_activity on communities (origin, size, activity) where activity is not null`.execute(
    db,
  );
  await sql`create index communities_by_reading on communities (read_at)`.execute(db);
}

async function words(db: Kysely<unknown>) {
  await db.schema
    .createTable('community_words')
    .addColumn('community_id', 'text', (c) => c.notNull().references('communities.id').onDelete('cascade'))
    .addColumn('stem', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('members', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('community_words_key', ['community_id', 'stem'])
    .execute();
  await sql`create index communities_by_word on community_words (origin, stem, place, members desc, community_id)`.execute(
    db,
  );
}

async function medians(db: Kysely<unknown>) {
  await db.schema
    .createTable('community_medians')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('activity', 'double precision', (c) => c.notNull())
    .addColumn('communities', 'integer', (c) => c.notNull())
    .execute();
}

async function questions(db: Kysely<unknown>) {
  await db.schema
    .createTable('platform_questions')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('found', 'text', (c) => c.notNull())
    .execute();
}

async function threads(db: Kysely<unknown>) {
  await db.schema
    .createTable('thread_readings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('community_key', 'text', (c) => c.notNull())
    .addColumn('community', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('permalink', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('comments', 'integer', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .addColumn('earlier_interactions', 'integer')
    .addColumn('earlier_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('thread_readings_of_community')
    .on('thread_readings')
    .columns(['origin', 'community_key', 'created_at'])
    .execute();
  await db.schema.createIndex('thread_readings_by_reading').on('thread_readings').column('read_at').execute();
}

async function targets(db: Kysely<unknown>) {
  await db.schema
    .createTable('targets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('targets_once', ['workspace_id', 'name_key'])
    .execute();
}
