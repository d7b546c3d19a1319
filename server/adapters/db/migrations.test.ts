import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/boot/start-error.ts';
import { readConfig } from '#server/config.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { MIGRATIONS } from './migrations.ts';
import { migrate, openEngine } from './open-database.ts';
import type { Db } from './schema.ts';

/** A database as the release with this migration left it. */
async function openAt(migration: string): Promise<Db> {
  const database = await createTestDatabase();
  const engine = await openEngine(readConfig(database.settings), () => {});
  onTestFinished(async () => {
    await engine.stop();
    await database.drop();
  });
  await migrate(engine.db, migration);
  return engine.db;
}

type Row = Record<string, string | number | null>;

async function insert(db: Kysely<never> | Db, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}

async function addWorkspace(db: Db, id: string, more: Row = {}): Promise<void> {
  const userId = `usr_${id}`;
  const email = `${id}@example.com`;
  await insert(db, 'users', { id: userId, email, subscription_plan: 'free', created_at: 1 });
  await insert(db, 'workspaces', { id, owner_id: userId, created_at: 1, ...more });
}

const oldPost = (id: string, more: Row): Row => ({
  id,
  workspace_id: 'wsp_1',
  type: 'post',
  content: 'A text',
  subreddit: 'webdev',
  phase: 'draft',
  fence: 1,
  cta_style: 'subtle',
  created_at: 10,
  updated_at: 20,
  ...more,
});

const readPosts = async (db: Db) => {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'deleted_at', 'removed_at', 'idempotency_key'])
    .execute();
  return Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
};

test('0010: a post marked as removed by deleted_at = 0 gets its own column, others keep theirs', async () => {
  const db = await openAt('0009-activity');
  await addWorkspace(db, 'wsp_1');
  await insert(db, 'posts', oldPost('pst_live', {}));
  await insert(db, 'posts', oldPost('pst_trashed', { deleted_at: 15 }));
  await insert(db, 'posts', oldPost('pst_removed', { deleted_at: 0 }));
  await migrate(db);
  expect(await readPosts(db)).toMatchObject({
    pst_live: { deleted_at: null, removed_at: null },
    pst_trashed: { deleted_at: 15, removed_at: null },
    pst_removed: { deleted_at: 20, removed_at: 20 },
  });
});

test('0010: the key of a deletion is forgotten, the key of a creation is kept', async () => {
  const db = await openAt('0009-activity');
  await addWorkspace(db, 'wsp_1');
  await insert(db, 'posts', oldPost('pst_1', { idempotency_key: 'delete:abc' }));
  await insert(db, 'posts', oldPost('pst_2', { idempotency_key: 'one text, one post' }));
  await insert(db, 'posts', oldPost('pst_3', { idempotency_key: 'import:abc:def:0' }));
  await migrate(db);
  expect(await readPosts(db)).toMatchObject({
    pst_1: { idempotency_key: null },
    pst_2: { idempotency_key: 'one text, one post' },
    pst_3: { idempotency_key: 'import:abc:def:0' },
  });
});

test('0010: waiting jobs follow their new names', async () => {
  const db = await openAt('0009-activity');
  const job = { payload: '{}', run_at: 1, attempts: 0, created_at: 1 };
  await insert(db, 'jobs', { ...job, id: 'job_1', name: 'posts.lookForCopies' });
  await insert(db, 'jobs', { ...job, id: 'job_2', name: 'posts.lookAgain', unique_key: 'posts.lookAgain' });
  await insert(db, 'jobs', { ...job, id: 'job_3', name: 'posts.publish' });
  await migrate(db);
  expect(await db.selectFrom('jobs').select(['id', 'name']).orderBy('id').execute()).toEqual([
    { id: 'job_1', name: 'posts.findCopies' },
    { id: 'job_3', name: 'posts.publish' },
  ]);
});

test('0011: each workspace keeps the version of its post list', async () => {
  const db = await openAt('0010-removed-posts');
  await addWorkspace(db, 'wsp_1', { posts_version: 7 });
  await addWorkspace(db, 'wsp_2');
  await migrate(db);
  expect(await db.selectFrom('list_versions').selectAll().orderBy('key').execute()).toEqual([
    { key: 'wsp_1:posts', workspace_id: 'wsp_1', list: 'posts', version: 7, complete_since: 7 },
    { key: 'wsp_2:posts', workspace_id: 'wsp_2', list: 'posts', version: 0, complete_since: 0 },
  ]);
});

test('0012: settings and watches keep their rows under the new names', async () => {
  const db = await openAt('0011-list-versions');
  await addWorkspace(db, 'wsp_1');
  await insert(db, 'posts', oldPost('pst_1', {}));
  await insert(db, 'publishing_cautions', {
    workspace_id: 'wsp_1',
    silence: 'safe',
    late_copies: 'ask',
    updated_at: 5,
  });
  await insert(db, 'post_looks', { post_id: 'pst_1', looks: 2, locked: 1, edited_at: 9 });
  await migrate(db);
  expect(await db.selectFrom('publishing_settings').selectAll().execute()).toEqual([
    { workspace_id: 'wsp_1', quiet_period: 'safe', late_copies: 'ask', posting_hours: null, updated_at: 5 },
  ]);
  expect(await db.selectFrom('post_watches').selectAll().execute()).toEqual([
    { post_id: 'pst_1', locked: 1, edited_at: 9, next_at: 0 },
  ]);
});

test('a renamed table still goes with its workspace', async () => {
  const db = await openAt('0011-list-versions');
  await addWorkspace(db, 'wsp_1');
  await insert(db, 'posts', oldPost('pst_1', {}));
  await insert(db, 'post_looks', { post_id: 'pst_1', looks: 1, locked: 0, edited_at: null });
  await migrate(db);
  await db.deleteFrom('workspaces').where('id', '=', 'wsp_1').execute();
  expect(await db.selectFrom('post_watches').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
});

test('migrating again changes nothing, and every migration is recorded', async () => {
  const db = await openAt('0001-foundation');
  await migrate(db);
  await migrate(db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
});

test('a database of a newer Threadwell is refused and left as it is', async () => {
  const db = await openAt('0012-table-names');
  await migrate(db);
  await insert(db, 'kysely_migration', { name: '9999-from-the-future', timestamp: '2099-01-01' });
  await expect(migrate(db)).rejects.toThrow(StartError);
  await expect(migrate(db)).rejects.toThrow('written by a newer Threadwell');
});

test('0030: threads that were found before keep their figures, and others may come without', async () => {
  const db = await openAt('0026-past-mentions');
  await addWorkspace(db, 'wsp_1');
  const place = { community: 'SaaS', community_key: 'saas', title: 'T', body: '', permalink: '/r/SaaS/' };
  const thread = (id: string, figures: Row): Row => ({
    id,
    workspace_id: 'wsp_1',
    origin: 'api',
    thread_id: id,
    ...place,
    created_at: 1,
    score: 50,
    judgement: '{}',
    keywords: '[]',
    found_at: 1,
    read_at: 1,
    ...figures,
  });
  await insert(db, 'opportunities', thread('opp_1', { upvotes: 12, comments: 3, velocity: 1.5 }));
  await migrate(db);
  await insert(db, 'opportunities', thread('opp_2', {}));
  const kept = db.selectFrom('opportunities').select(['upvotes', 'comments', 'velocity']).orderBy('id');
  expect(await kept.execute()).toEqual([
    { upvotes: 12, comments: 3, velocity: 1.5 },
    { upvotes: null, comments: null, velocity: null },
  ]);
});

test('0057: sums keep what they hold, and votes against a post count apart from those for another', async () => {
  const db = await openAt('0054-dashboard');
  await addWorkspace(db, 'wsp_1');
  const of = { workspace_id: 'wsp_1', site: 'api' };
  const read = { comments: 0, source: 'hand' };
  for (const [id, readings] of Object.entries({ pst_1: [30, 90], pst_2: [20, -90] })) {
    await insert(db, 'posts', oldPost(id, {}));
    let before = 0;
    for (const [no, score] of readings.entries()) {
      const reading = { ...read, taken_at: 900_001 * (no + 1), score, upvotes_gained: score - before };
      await insert(db, 'post_figures', { id: `${id}_${no}`, post_id: id, ...reading });
      before = score;
    }
    const latest = { ...read, taken_at: 1_800_002, upvotes: before, is_counted: 1 };
    await insert(db, 'post_totals', { post_id: id, ...of, ...latest });
  }
  await insert(db, 'figure_sums', { ...of, posts: 2, upvotes: 0, comments: 0, clicks: 7 });
  await insert(db, 'figure_slots', { ...of, at: 900_000, upvotes: 50, comments: 0, clicks: 7 });
  await insert(db, 'figure_slots', { ...of, at: 1_800_000, upvotes: -50, comments: 0, clicks: 0 });
  await migrate(db);
  const figures = { comments: 0, ...of };
  expect(await db.selectFrom('figure_sums').selectAll().execute()).toEqual([
    { ...figures, posts: 2, upvotes: 0, liked: 90, clicks: 7 },
  ]);
  expect(await db.selectFrom('figure_slots').selectAll().orderBy('at').execute()).toEqual([
    { ...figures, at: 900_000, upvotes: 50, liked: 50, clicks: 7 },
    { ...figures, at: 1_800_000, upvotes: -50, liked: 40, clicks: 0 },
  ]);
});

test('0060: what was gained in the quarters of an hour is added up by the hour, apart for each site and workspace', async () => {
  const db = await openAt('0059-sites-of-readings');
  const [hour, quarter] = [3_600_000, 900_000];
  for (const id of ['wsp_1', 'wsp_2']) await addWorkspace(db, id);
  const gained = (workspace_id: string, site: string, at: number, some: number): Row => ({
    workspace_id,
    site,
    at,
    upvotes: -some,
    liked: 2 ** 31 + some,
    comments: 10 * some,
    clicks: 100 * some,
  });
  for (const row of [
    gained('wsp_1', 'api', 5 * hour, 1),
    gained('wsp_1', 'api', 5 * hour + 3 * quarter, 2),
    gained('wsp_1', 'api', 6 * hour, 3),
    gained('wsp_1', 'sandbox', 5 * hour, 4),
    gained('wsp_2', 'api', 5 * hour + quarter, 5),
  ])
    await insert(db, 'figure_slots', row);
  await migrate(db);
  const read = db.selectFrom('figure_hours').selectAll();
  expect(await read.orderBy('workspace_id').orderBy('site').orderBy('at').execute()).toEqual([
    { ...gained('wsp_1', 'api', 5 * hour, 3), liked: 2 ** 32 + 3 },
    gained('wsp_1', 'api', 6 * hour, 3),
    gained('wsp_1', 'sandbox', 5 * hour, 4),
    gained('wsp_2', 'api', 5 * hour, 5),
  ]);
});

test('0071: a session that was used for long ends 90 days after its sign-in, and others keep their end', async () => {
  const db = await openAt('0070-first-run');
  await addWorkspace(db, 'wsp_1');
  const dayMs = 24 * 3_600_000;
  const of = { user_id: 'usr_wsp_1', workspace_id: 'wsp_1', device: '', last_seen_at: 1 };
  const add = (id: string, endsAt: number) =>
    insert(db, 'sessions', { ...of, id, token_hash: id, created_at: dayMs, expires_at: endsAt });
  await add('ses_1', 300 * dayMs);
  await add('ses_2', 31 * dayMs);
  await migrate(db);
  const ends = await db.selectFrom('sessions').select(['id', 'expires_at']).orderBy('id').execute();
  expect(ends).toEqual([
    { id: 'ses_1', expires_at: 91 * dayMs },
    { id: 'ses_2', expires_at: 31 * dayMs },
  ]);
});

test('0085: answers name their question where they named a role, and an author’s text stays', async () => {
  const db = await openAt('0084-draft-claims');
  await addWorkspace(db, 'wsp_1');
  await insert(db, 'posts', oldPost('pst_1', {}));
  const text = 'Our field is called "role": before';
  const answers = JSON.stringify([
    { role: 'before', text },
    { role: null, text: 'Loud.' },
  ]);
  await insert(db, 'interviews', { post_id: 'pst_1', topic: 'alarms', answers, told_at: 1 });
  await migrate(db);
  const row = await db.selectFrom('interviews').selectAll().executeTakeFirstOrThrow();
  expect(JSON.parse(row.answers)).toEqual([
    { question: 'before', text },
    { question: null, text: 'Loud.' },
  ]);
  expect(row).toMatchObject({ shape: null, leads: 1, closing: 1 });
});
