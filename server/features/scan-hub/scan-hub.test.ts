import { afterEach, beforeEach, expect, test } from 'vitest';
import * as savedScans from '#contract/scanning/saved-scans.ts';
import * as scanner from '#contract/scanner.ts';
import { addTargets } from '#contract/targets.ts';
import { createBase } from '#server/boot/create-base.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { recordTopics } from '#test/record-topics.ts';
import { KEEP_ALL, countCalls, HOUR_MS, runHub, createWatcher } from '#test/run-hub.ts';
import { runWaiting } from '#test/run-waiting.ts';
import type { TestClient } from '#test/test-client.ts';
import { pollCommunities } from './scan-hub-jobs.ts';

const MINUTE_MS = 60_000;

let app: PlatformApp;
beforeEach(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.close());

const watching = (name: string, scan: object = {}) => createWatcher(app, name, scan);
const found = (client: TestClient) => client.call(scanner.listOpportunities, {});
const titlesOf = async (client: TestClient) => (await found(client)).map(({ title }) => title);
const post = async (subreddit: string, title: string) => {
  const author = await app.sandbox.signIn('sandbox_cleo');
  const reply = await author.post('/api/submit', {
    sr: subreddit,
    kind: 'self',
    title,
    text: 'Which is it?',
  });
  expect(reply.at('json', 'errors')).toEqual([]);
  return String(reply.at('json', 'data', 'name'));
};
const countReads = () => countCalls(app, { purpose: 'scan' });
const pollOf = (name: string) =>
  app.base.db
    .selectFrom('community_polls')
    .selectAll()
    .where('id', '=', `sandbox:${name}`)
    .executeTakeFirst();

test('reads posts for two workspaces with one call that counts for both', async () => {
  const [ada, ben] = [await watching('ada'), await watching('ben', { subreddits: ['webdev', 'SaaS'] })];
  await runHub(app);
  expect(await countReads()).toBe(1);
  const titles = await titlesOf(ada);
  expect(titles.length).toBeGreaterThan(3);
  expect(await titlesOf(ben)).toEqual(titles);
  expect(new Set((await found(ada)).map(({ subreddit }) => subreddit))).toEqual(new Set(['saas', 'webdev']));
});

test('finds a new post once in the next round and notifies open pages', async () => {
  const ada = await watching('ada');
  await runHub(app);
  const before = await titlesOf(ada);
  await post('webdev', 'Which tool keeps invoices in order?');
  const { topics, stop } = await recordTopics(app.base, ada.user!.workspaceId);
  await runHub(app, MINUTE_MS);
  await runHub(app, MINUTE_MS);
  await expect.poll(() => topics).not.toEqual([]);
  stop();
  expect((await titlesOf(ada)).filter((title) => !before.includes(title))).toEqual([
    'Which tool keeps invoices in order?',
  ]);
  expect(new Set(topics)).toEqual(new Set(['opportunities']));
});

test('does not find a new post that was locked at once', async () => {
  const ada = await watching('ada');
  await runHub(app);
  const before = await titlesOf(ada);
  const id = await post('webdev', 'Which tool keeps invoices in order?');
  await app.sandbox.control({ thing: { id, action: 'lock' } });
  await runHub(app, MINUTE_MS);
  expect(await titlesOf(ada)).not.toContain('Which tool keeps invoices in order?');
  expect(before).not.toEqual([]);
});

test("applies each scan's own keywords, score and age, and lists the matching keywords", async () => {
  const ada = await watching('ada', { keywords: ['zebra stripes', 'horse'] });
  const ben = await watching('ben', { keywords: ['zebra*'], filters: { ...KEEP_ALL, minScore: 100 } });
  const cleo = await watching('cleo', { keywords: ['zebra*'], subreddits: ['marketing'] });
  await post('webdev', 'Where do zebra stripes come from?');
  await runHub(app, MINUTE_MS);
  expect((await found(ada)).map(({ keywords }) => keywords)).toEqual([['zebra stripes']]);
  expect([await found(ben), await found(cleo)]).toEqual([[], []]);
});

test('gives a new scan the best of the posts already stored, once', async () => {
  const ada = await watching('ada');
  await runHub(app);
  const ben = await watching('ben', { filters: { ...KEEP_ALL, limit: 3 } });
  await runHub(app, MINUTE_MS);
  const best = (await found(ada)).slice(0, 3).map(({ title }) => title);
  expect(await titlesOf(ben)).toEqual(best);
  await app.base.db.deleteFrom('opportunities').execute();
  await runHub(app, MINUTE_MS);
  expect(await titlesOf(ben)).toEqual([]);
});

test('uses the best score of several matching scans of a workspace', async () => {
  const ada = await watching('ada', { keywords: ['zebra*'], filters: KEEP_ALL });
  await ada.call(savedScans.createSavedScan, {
    name: 'Others',
    subreddits: ['webdev'],
    keywords: ['which'],
    filters: KEEP_ALL,
  });
  await post('webdev', 'Notes on my zebra tool');
  await runHub(app, MINUTE_MS);
  const zebras = (await found(ada)).filter(({ title }) => title.includes('zebra'));
  expect(zebras.map(({ keywords }) => keywords)).toEqual([['zebra*']]);
});

test('watches the targets if a scan has no communities', async () => {
  const ada = await watching('ada', { subreddits: [] });
  await ada.call(addTargets, { text: 'startups' });
  await runHub(app);
  expect(new Set((await found(ada)).map(({ subreddit }) => subreddit))).toEqual(new Set(['startups']));
});

test('searches stored posts once for a target added later, without repeating the other targets', async () => {
  const ada = await watching('ada', { subreddits: ['startups'] });
  const ben = await watching('ben', { subreddits: [] });
  await ben.call(addTargets, { text: 'webdev' });
  await runHub(app);
  await app.base.db.deleteFrom('opportunities').where('workspace_id', '=', ben.user!.workspaceId).execute();
  await ben.call(addTargets, { text: 'startups' });
  await runHub(app, MINUTE_MS);
  expect((await titlesOf(ben)).toSorted()).toEqual((await titlesOf(ada)).toSorted());
  await app.base.db.deleteFrom('opportunities').execute();
  await runHub(app, MINUTE_MS);
  expect(await titlesOf(ben)).toEqual([]);
});

test("applies a changed scan's new keywords, and ignores scans that are off or deleted", async () => {
  const ada = await watching('ada', { keywords: ['horse'] });
  const [scan] = (await ada.call(savedScans.listSavedScans)).scans;
  await runHub(app);
  await ada.call(savedScans.changeSavedScan, { id: scan!.id, keywords: ['zebra'] });
  await post('webdev', 'A zebra?');
  await post('webdev', 'A horse?');
  await runHub(app, MINUTE_MS);
  expect(await titlesOf(ada)).toEqual(['A zebra?']);
  await ada.call(savedScans.changeSavedScan, { id: scan!.id, isOn: false });
  await post('webdev', 'Another zebra?');
  await runHub(app, MINUTE_MS);
  await ada.call(savedScans.changeSavedScan, { id: scan!.id, isOn: true });
  await ada.call(savedScans.deleteSavedScan, { id: scan!.id });
  await runHub(app, MINUTE_MS);
  expect(await titlesOf(ada)).toEqual(['A zebra?']);
});

test.each(['founderslounge', 'growthspells'])(
  'reads the other communities although r/%s is closed, and rarely retries it',
  async (closed) => {
    const ada = await watching('ada', { subreddits: ['saas', closed, 'webdev', 'startups'] });
    await runHub(app);
    expect(new Set((await found(ada)).map(({ subreddit }) => subreddit))).toEqual(
      new Set(['saas', 'webdev', 'startups']),
    );
    expect(await pollOf(closed)).toMatchObject({ trouble: 'closed', failures: 1 });
    const calls = await countReads();
    await runHub(app);
    expect(await countReads()).toBe(calls + 1);
    await runHub(app, 5 * HOUR_MS);
    expect(await pollOf(closed)).toMatchObject({ failures: 2 });
  },
);

test('spends one call on all nonexistent communities together', async () => {
  await watching('ada', { subreddits: ['nobody_made_this', 'nor_this', 'nor_that_one'] });
  await runHub(app);
  expect(await countReads()).toBe(1);
  expect(await pollOf('nor_this')).toMatchObject({ trouble: 'silent' });
});

test('skips multi-community listings from older scans', async () => {
  await watching('ada', { subreddits: ['webdev'] });
  const scan = { subreddits: ['all', 'Popular'], keywords: [], filters: KEEP_ALL };
  await app.base.db
    .updateTable('saved_scans')
    .set({ configuration: JSON.stringify(scan) })
    .execute();
  await runHub(app);
  expect(await countReads()).toBe(0);
});

test("hides the workspace's own posts from that workspace only", async () => {
  const [ada, ben] = [await watching('ada'), await app.as('ben')];
  await connectAccount(ben, { username: 'sandbox_ben' });
  await ben.call(savedScans.createSavedScan, { name: 'Mine', subreddits: ['webdev'], filters: KEEP_ALL });
  const author = await app.sandbox.signIn('sandbox_ada');
  const title = 'Which tool keeps invoices in order?';
  await author.post('/api/submit', { sr: 'webdev', kind: 'self', title, text: 'Which is it?' });
  await runHub(app, MINUTE_MS);
  expect(await titlesOf(ada)).not.toContain(title);
  expect(await titlesOf(ben)).toContain(title);
});

test('reads further pages, and misses no post', async () => {
  const about = await (await app.sandbox.signIn()).get('/subreddits/popular?limit=100');
  const names = about.children().map((data) => String(data['display_name']));
  const ada = await watching('ada', { subreddits: names, filters: { ...KEEP_ALL, minScore: 100 } });
  await runHub(app);
  const from = app.clock.now();
  const calls = await countReads();
  await runHub(app, 22 * HOUR_MS);
  expect((await countReads()) - calls).toBeGreaterThan(1);
  const stored = await app.base.db.selectFrom('scanned_posts').select('thread_id').execute();
  const ids = new Set(stored.map((row) => row.thread_id));
  const member = await app.sandbox.signIn();
  let count = 0;
  for (let after = ''; after !== 'null' && count < 150;) {
    const page = await member.get(`/r/${names.join('+')}/new?limit=100&after=${after}`);
    const young = page.children().filter((data) => Number(data['created_utc']) * 1_000 > from);
    for (const data of young) expect(ids).toContain(data['name']);
    count += young.length;
    after = String(page.at('data', 'after'));
  }
  expect(count).toBeGreaterThan(100);
  expect(await found(ada)).toEqual([]);
});

test('two processes run one hub together', async () => {
  await watching('ada');
  const other = createBase({
    config: app.base.config,
    engine: app.base.engine,
    secret: 'a key for tests, long enough to be one',
    log: app.base.log,
    ports: { clock: app.clock },
  });
  await app.base.jobs.enqueue(app.base.db, pollCommunities, {}, { uniqueKey: pollCommunities.name });
  await other.jobs.enqueue(other.db, pollCommunities, {}, { uniqueKey: pollCommunities.name });
  const runs = await runWaiting(app.clock, Promise.all([app.base.jobs.runDue(10), other.jobs.runDue(10)]));
  expect(runs.toSorted()).toEqual([0, 1]);
  expect(await countReads()).toBe(1);
  // One process continues with the state that the other has stored.
  for (const [afterMs, reads] of [
    [30_000, 1],
    [30_000, 2],
  ] as const) {
    app.clock.advance(afterMs);
    expect(await runWaiting(app.clock, other.jobs.runDue(10))).toBe(1);
    expect(await countReads()).toBe(reads);
  }
});

test('without an account that can read, pauses and says why in the list', async () => {
  const ada = await app.as('ada');
  await ada.call(savedScans.createSavedScan, { name: 'Mine', subreddits: ['saas'] });
  expect(await ada.call(savedScans.listSavedScans)).toMatchObject({
    restsBecause: expect.stringContaining('Connect an account on the dashboard'),
  });
  await runHub(app);
  await runHub(app);
  expect(await countReads()).toBe(0);
  expect(app.logLines.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
  await connectAccount(ada, { username: 'sandbox_ada' });
  expect((await ada.call(savedScans.listSavedScans)).restsBecause).toBe(null);
});

test('if an account may no longer read, uses another', async () => {
  const [ada, ben] = [await watching('ada'), await watching('ben')];
  for (const client of [ada, ben]) {
    await app.base.db
      .updateTable('reddit_accounts')
      .set({ is_active: 0 })
      .where('workspace_id', '=', client.user!.workspaceId)
      .execute();
    await runHub(app);
    await post('webdev', `After ${client.user!.workspaceId}`);
  }
  expect(await titlesOf(ben)).not.toEqual([]);
  expect(await titlesOf(ada)).toEqual([]);
});

test('ends the round on shutdown even while it waits for the call budget', async () => {
  await watching('ada');
  const { db, jobs, stop } = app.base;
  await db
    .insertInto('call_budget')
    .values({ id: 1, turn: 0, paced_at: 0, blocked_until: app.clock.now() + HOUR_MS })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ blocked_until: app.clock.now() + HOUR_MS }))
    .execute();
  await jobs.enqueue(db, pollCommunities, {}, { uniqueKey: pollCommunities.name });
  const round = jobs.runNow(pollCommunities, pollCommunities.name);
  await expect.poll(() => app.clock.nextIn()).toBeLessThan(Infinity);
  stop.abort();
  expect(await round).toBe(true);
  expect(await countReads()).toBe(0);
});
