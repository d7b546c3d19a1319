import { afterAll, beforeAll, expect, test } from 'vitest';
import * as scanner from '#contract/scanner.ts';
import { scoreThread } from '#core/opportunities/scoring/score-thread.ts';
import { runPaced } from '#test/run-paced.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { countCalls } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';
import { verifyOpportunities } from './scanner-jobs.ts';

const HOUR_MS = 3_600_000;
const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function scanned(name: string, subreddits = ['saas']): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  await client.call(scanner.scanThreads, { subreddits, filters });
  return client;
}
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});
const storedOf = (id: string) =>
  app.base.db.selectFrom('opportunities').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function verify() {
  await app.base.jobs.enqueue(app.base.db, verifyOpportunities, {});
  await runPaced(app.clock, () => app.drainJobs());
}

test('reads threads again before their texts expire, once for all workspaces that have them', async () => {
  const [ada, ben] = [await scanned('ada'), await scanned('ben')];
  const before = await listOf(ada);
  app.clock.advance(21 * HOUR_MS);
  await verify();
  for (const client of [ada, ben]) {
    const after = await listOf(client);
    expect(after.map(({ title }) => title).toSorted()).toEqual(before.map(({ title }) => title).toSorted());
    for (const { readAt } of after) expect(Date.parse(readAt)).toBe(app.clock.now());
  }
});

test('removes threads that no longer exist from every list', async () => {
  const [cleo, dora] = [await scanned('cleo'), await scanned('dora')];
  await app.base.db
    .updateTable('opportunities')
    .set({ thread_id: 't3_zzzzzz' })
    .where('id', 'in', [(await listOf(cleo))[0]!.id, (await listOf(dora))[0]!.id])
    .execute();
  const [many, others] = [(await listOf(cleo)).length, (await listOf(dora)).length];
  app.clock.advance(21 * HOUR_MS);
  await verify();
  expect(await listOf(cleo)).toHaveLength(many - 1);
  expect(await listOf(dora)).toHaveLength(others - 1);
});

test('an account reads only threads of its own workspace again', async () => {
  await scanned('nina');
  const { workspaceId } = (await scanned('otto', ['webdev'])).user!;
  const { db } = app.base;
  const off = { is_active: 0 } as const;
  await db.updateTable('reddit_accounts').set(off).where('workspace_id', '=', workspaceId).execute();
  const readTimes = db.selectFrom('opportunities').select('read_at').where('workspace_id', '=', workspaceId);
  const before = await readTimes.execute();
  app.clock.advance(21 * HOUR_MS);
  await verify();
  expect(before).not.toEqual([]);
  expect(await readTimes.execute()).toEqual(before);
});

test.each(['lock', 'remove', 'delete'])('removes a thread after a %s', async (action) => {
  const fred = await scanned(`fred of ${action}`);
  const { id } = (await listOf(fred))[0]!;
  await app.sandbox.control({ thing: { id: (await storedOf(id)).thread_id, action } });
  app.clock.advance(21 * HOUR_MS);
  await verify();
  const left = (await listOf(fred)).map((thread) => thread.id);
  expect(left).not.toContain(id);
  expect(left).not.toEqual([]);
});

test('scores an edited thread again by its current text, and it stays viewed', async () => {
  const gina = await scanned('gina');
  const [first, second] = await listOf(gina);
  await gina.call(scanner.viewOpportunity, { id: first!.id });
  await gina.call(scanner.skipOpportunity, { id: second!.id, reason: 'late' });
  const other = { title: 'Looking for a zebra tool', body: 'x', keywords: '["zebra"]' };
  const judgement = JSON.stringify(
    scoreThread({ title: other.title, text: 'x', keywords: ['zebra'], keywordsAsked: 1, standing: null }),
  );
  await app.base.db
    .updateTable('opportunities')
    .set({ ...other, judgement, score: 100 })
    .where('id', '=', first!.id)
    .execute();
  app.clock.advance(21 * HOUR_MS);
  await verify();
  const found = await listOf(gina);
  const after = found.find(({ id }) => id === first!.id)!;
  expect(after).toMatchObject({ title: first!.title, keywords: [], isViewed: true, intent: first!.intent });
  expect(after.parts).toContainEqual(
    expect.objectContaining({ name: 'relevance', points: 0, because: 'Has none of the keywords.' }),
  );
  expect(after.parts.map(({ because }) => because).join(' ')).toContain('Is 2');
  expect(after.score).toBe((await storedOf(first!.id)).score);
  expect(found.map(({ id }) => id)).not.toContain(second!.id);
});

test('scores a thread found by a comment again by the current comment, and removes both together', async () => {
  const hugo = await scanned('hugo');
  const author = await app.sandbox.signIn('sandbox_cleo');
  const [first] = await listOf(hugo);
  const row = await storedOf(first!.id);
  const text = 'I would pay for a zebra tool. Which one do you recommend?';
  const reply = await author.post('/api/comment', { thing_id: row.thread_id, text });
  const [comment_id] = /t1_\w+/.exec(reply.text)!;
  await app.base.db
    .updateTable('opportunities')
    .set({ comment_id, comment_author: 'sandbox_cleo', keywords: '["zebra"]' })
    .where('id', '=', row.id)
    .execute();
  app.clock.advance(21 * HOUR_MS);
  await verify();
  const after = await storedOf(row.id);
  expect(after).toMatchObject({ comment_id, keywords: '["zebra"]', read_at: app.clock.now() });
  expect(JSON.parse(after.judgement)).toMatchObject({ comment: text });
  await author.post('/api/del', { id: comment_id });
  app.clock.advance(21 * HOUR_MS);
  await verify();
  expect((await listOf(hugo)).map(({ id }) => id)).not.toContain(row.id);
});

test("verifies other workspaces' threads even if some cannot read", async () => {
  const ina = await scanned('ina');
  const [row] = await app.base.db
    .selectFrom('opportunities')
    .selectAll()
    .where('workspace_id', '=', ina.user!.workspaceId)
    .execute();
  const { workspaceId } = (await app.as('jan')).user!;
  const theirs = Array.from({ length: 600 }, (_, no) => ({
    ...row!,
    id: `opp_jan${no}`,
    workspace_id: workspaceId,
    thread_id: `t3_jan${no}`,
    read_at: row!.read_at - 1,
  }));
  for (let from = 0; from < theirs.length; from += 50)
    await app.base.db
      .insertInto('opportunities')
      .values(theirs.slice(from, from + 50))
      .execute();
  app.clock.advance(21 * HOUR_MS);
  await verify();
  for (const { readAt } of await listOf(ina)) expect(Date.parse(readAt)).toBe(app.clock.now());
  app.clock.advance(28 * HOUR_MS);
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await runPaced(app.clock, () => app.drainJobs());
  const left = app.base.db.selectFrom('opportunities').select('id').where('workspace_id', '=', workspaceId);
  expect(await left.execute()).toEqual([]);
});

test('verifies more threads than one call can hold', async () => {
  const kim = await scanned('kim', ['saas', 'webdev', 'startups', 'marketing', 'reactjs', 'entrepreneur']);
  expect((await listOf(kim)).length).toBeGreaterThan(50);
  app.clock.advance(21 * HOUR_MS);
  await verify();
  const lately = app.clock.now() - HOUR_MS;
  for (const { readAt } of await listOf(kim)) expect(Date.parse(readAt)).toBeGreaterThan(lately);
});

test('deletes threads that could not be read for two days', async () => {
  const emil = await app.as('emil');
  await emil.call(scanner.generateSample);
  app.clock.advance(49 * HOUR_MS);
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await runPaced(app.clock, () => app.drainJobs());
  expect(await listOf(emil)).toEqual([]);
});

test('ends the run at the first failed call of an outage, and deletes nothing', async () => {
  const lea = await scanned('lea');
  const before = (await listOf(lea)).length;
  app.clock.advance(21 * HOUR_MS);
  const countOf = () => countCalls(app, { purpose: 'scan' });
  const calls = await countOf();
  const fault = { endpoint: 'info', kind: 'error-before', status: 503, times: 500 };
  await app.sandbox.control({ fault });
  await verify();
  // The job also runs on its own schedule.
  expect([1, 2]).toContain((await countOf()) - calls);
  expect(await listOf(lea)).toHaveLength(before);
});
