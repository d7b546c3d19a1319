import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { changeScanSetup, createSavedScan } from '#contract/scanning/saved-scans.ts';
import { listOpportunities, skipOpportunity } from '#contract/scanner.ts';
import { addAlerts } from '#test/add-alerts.ts';
import { clipThreads } from '#test/clip-threads.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import {
  addAccount,
  addClickSite,
  addFigures,
  addInvitation,
  addDashboard,
  addPasskeyRows,
  addPastMention,
  addSources,
  addRulesData,
  type TestUser,
} from '#test/factories.ts';
import { deleteExpiredRows, deleteOwnedRows, readOwnedRows } from './owned-rows.ts';
import { TABLES } from './tables.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let ada: TestUser;
let ben: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  [ada, ben] = [await fill('ada'), await fill('ben')];
});
afterAll(() => app.close());

/** Creates at least one row in every table that has an owner. */
async function fill(name: string): Promise<TestUser> {
  const { db, cipher } = app.base;
  const client = await app.as(name);
  const { userId: user_id, workspaceId: workspace_id } = client.user!;
  const generated = { title: 'A title', content: 'A generated text' };
  const interview = { topic: 'A title', answers: [{ text: 'A line.' }] };
  const given = { ...generated, subreddit: 'webdev', generated, interview };
  const { id: post_id } = await client.call(createPost, given);
  const account_id = await addAccount(app.base, workspace_id);
  const identity = { id: `idn_${name}`, user_id, issuer: 'https://id.example', subject: name, created_at: 1 };
  await db.insertInto('identities').values(identity).execute();
  await db
    .insertInto('sign_in_events')
    .values({ id: `sgn_${name}`, user_id, event: 'signedIn', address: '192.0.2.1', device: '', at: 1 })
    .execute();
  await addPasskeyRows(db, client.user!);
  const at = { armed_at: 1, quiet_until: 2, created_at: 3, fence: 1, misses: 0, looks: 0 };
  await db
    .insertInto('post_attempts')
    .values({ id: `att_${name}`, post_id, account_id, state: 'unknown', hash: 'h', ...at })
    .execute();
  await db
    .insertInto('post_watches')
    .values({ post_id, locked: 0, edited_at: null, next_at: null })
    .execute();
  const api_key = cipher.seal('sk-secret', { table: 'model_choices', id: workspace_id, column: 'api_key' });
  await db
    .insertInto('model_choices')
    .values({ workspace_id, provider: 'openai', model: 'm', api_key, updated_at: 1 })
    .execute();
  await db
    .insertInto('model_usage')
    .values({ workspace_id, key: name, month: '2026-11', input_tokens: 1, output_tokens: 1 })
    .execute();
  await db
    .insertInto('call_meter')
    .values({ key: name, day: 1, workspace_id, purpose: 'reply', calls: 3 })
    .execute();
  await db
    .insertInto('draft_claims')
    .values({ id: `clm_${name}`, workspace_id, sentence: 'It grew.', words: '["grew"]', at: 1 })
    .execute();
  await db.insertInto('facts_files').values({ workspace_id, about: '[]', updated_at: 1 }).execute();
  await db
    .insertInto('publishing_settings')
    .values({ workspace_id, quiet_period: 'ask', late_copies: 'ask', updated_at: 1 })
    .execute();
  const target = { name: 'webdev', name_key: 'webdev', note: '', position: 0, created_at: 1 };
  await db
    .insertInto('targets')
    .values({ id: `tgt_${name}`, workspace_id, ...target })
    .execute();
  await client.call(createSavedScan, { name: 'Mine' });
  await client.call(changeScanSetup, { subreddits: { add: ['saas'] } });
  await clipThreads(client);
  const [found] = await client.call(listOpportunities, {});
  await client.call(skipOpportunity, { id: found!.id, reason: 'kind' });
  await addRulesData(db, client.user!, name);
  await addPastMention(db, client.user!, `pst_${name}`);
  await addSources(app.base, workspace_id);
  await addClickSite(db, workspace_id);
  await addFigures(db, post_id);
  await addInvitation(db, client.user!);
  await addAlerts(app.base, workspace_id);
  await addDashboard(db, workspace_id, post_id);
  await db
    .insertInto('erased_redditors')
    .values({ id: `ers_${name}`, workspace_id, name_hash: name, covers_all: 0, at: 1 })
    .execute();
  return client.user!;
}

async function countRows(name: string): Promise<number> {
  const { rows } = await sql<{
    count: number | string;
  }>`select count(*) as count from ${sql.table(name)}`.execute(app.base.db);
  return Number(rows[0]?.count);
}

test('exports a person’s rows of every table without secret columns', async () => {
  const exported = await readOwnedRows(app.base.db, ada);
  const others = await readOwnedRows(app.base.db, ben);
  for (const { name, sealed, hidden } of TABLES.filter(({ owner, isKept }) => owner && isKept)) {
    expect(exported[name], `${name} of the export`).not.toEqual([]);
    expect(exported[name], `${name} of the export`).toHaveLength(others[name]?.length ?? 0);
    for (const row of exported[name] ?? [])
      for (const secret of [...sealed, ...hidden]) expect(row).not.toHaveProperty(secret);
  }
});

test('deletes rows once they have expired, and no others', async () => {
  const { db, clock } = app.base;
  const now = clock.now();
  const job = {
    name: 'test',
    payload: '{}',
    run_at: 1,
    attempts: 1,
    created_at: 1,
    outcome: 'done',
  } as const;
  for (const [key, ageMs] of [
    ['gone', 1],
    ['kept', -1],
  ] as const) {
    const expires_at = now - ageMs;
    await db
      .insertInto('jobs')
      .values({ ...job, id: key, finished_at: now - 7 * DAY_MS - ageMs })
      .execute();
    await db.insertInto('rate_limits').values({ key, count: 1, resets_at: expires_at }).execute();
    await db
      .insertInto('provider_sign_ins')
      .values({ state_hash: key, browser_hash: 'b', nonce: 'n', code_verifier: 'c', expires_at })
      .execute();
    const { id: session_id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
    await db.insertInto('account_connections').values({ state_hash: key, session_id, expires_at }).execute();
  }
  await deleteExpiredRows(app.base, now);
  const left = await Promise.all([
    db.selectFrom('jobs').select('id as key').where('name', '=', 'test').execute(),
    db.selectFrom('rate_limits').select('key').where('key', 'in', ['gone', 'kept']).execute(),
    db.selectFrom('provider_sign_ins').select('state_hash as key').execute(),
    db.selectFrom('account_connections').select('state_hash as key').execute(),
  ]);
  expect(left).toEqual(left.map(() => [{ key: 'kept' }]));
});

test('deleting one of two persons leaves the other’s rows', async () => {
  const { db } = app.base;
  const owned = TABLES.filter(({ owner }) => owner).map(({ name }) => name);
  const before = new Map<string, number>();
  for (const name of owned) before.set(name, await countRows(name));
  const others = await readOwnedRows(db, ben);
  await deleteOwnedRows(db, ada);
  for (const name of owned)
    expect(await countRows(name), `rows of ${name}`).toBe((before.get(name) ?? 0) / 2);
  expect(await readOwnedRows(db, ben)).toEqual(others);
});
