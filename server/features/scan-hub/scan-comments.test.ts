import { afterEach, beforeEach, expect, test } from 'vitest';
import * as savedScans from '#contract/scanning/saved-scans.ts';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runPaced } from '#test/run-paced.ts';
import { KEEP_ALL, countCalls, HOUR_MS, runHub, createWatcher } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';
import { verifyOpportunities } from '../scanner/scanner-jobs.ts';

const MINUTE_MS = 60_000;

let app: PlatformApp;
beforeEach(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.close());

const ZEBRAS = { subreddits: ['webdev'], keywords: ['zebra*'], filters: KEEP_ALL };
const found = (client: TestClient) => client.call(scanner.listOpportunities, {});

/** A member comments on the newest thread of the community. */
async function answer(text: string, member = 'sandbox_cleo', community = 'webdev') {
  const author = await app.sandbox.signIn(member);
  const [thread] = (await author.get(`/r/${community}/new?limit=1`)).children();
  const reply = await author.post('/api/comment', { thing_id: String(thread!['name']), text });
  expect(reply.at('json', 'errors')).toEqual([]);
  const id = String(reply.at('json', 'data', 'things', '0', 'data', 'name'));
  const thing = String(thread!['name']);
  return { thing, title: String(thread!['title']), remove: () => author.post('/api/del', { id }) };
}

test('adds the thread of a matching comment once, and gives the comment as the reason', async () => {
  const ada = await createWatcher(app, 'ada', { ...ZEBRAS, readsComments: true });
  const ben = await createWatcher(app, 'ben', ZEBRAS);
  const cleo = await createWatcher(app, 'cleo', { ...ZEBRAS, keywords: [], readsComments: true });
  await runHub(app);
  const before = (await found(cleo)).length;
  const { title } = await answer('Which **zebra** tool would you recommend to two people?');
  await runHub(app, MINUTE_MS);
  expect(await found(ada)).toMatchObject([{ title, keywords: ['zebra*'], intent: 'recommendation' }]);
  expect((await found(ada))[0]?.parts.find(({ name }) => name === 'relevance')?.because).toBe(
    'A comment has “zebra*”: “Which **zebra** tool would you recommend to two people?”',
  );
  expect(await found(ben)).toEqual([]);
  expect(await found(cleo)).toHaveLength(before);
  await ada.call(scanner.skipOpportunity, { id: (await found(ada))[0]!.id, reason: 'late' });
  await answer('Zebras again');
  await runHub(app, MINUTE_MS);
  expect(await found(ada)).toEqual([]);
});

test('finds a comment that was already read along with its thread', async () => {
  const ada = await createWatcher(app, 'ada', { ...ZEBRAS, readsComments: true });
  const ben = await createWatcher(app, 'ben', { ...ZEBRAS, keywords: [] });
  await runHub(app);
  const { title } = await answer('A zebra tool?');
  const { id } = (await found(ben)).find((thread) => thread.title === title)!;
  await ben.call(scanner.readThreadDetails, { id });
  await runHub(app, MINUTE_MS);
  expect(await found(ada)).toMatchObject([{ title }]);
});

test('keeps a thread found by a comment when a scan without keywords reads it', async () => {
  const ada = await createWatcher(app, 'ada', { ...ZEBRAS, readsComments: true });
  await runHub(app);
  const { title } = await answer('A zebra tool?');
  await runHub(app, MINUTE_MS);
  await ada.call(scanner.scanThreads, { subreddits: ['webdev'], filters: KEEP_ALL });
  const thread = (await found(ada)).find((each) => each.title === title);
  expect(thread?.keywords).toEqual(['zebra*']);
});

test('ignores a comment in a thread that was locked meanwhile', async () => {
  const ada = await createWatcher(app, 'ada', { ...ZEBRAS, readsComments: true });
  const { thing } = await answer('A zebra tool?');
  await app.sandbox.control({ thing: { id: thing, action: 'lock' } });
  await runHub(app);
  expect(await found(ada)).toEqual([]);
});

test("ignores comments by the user's own accounts", async () => {
  const ada = await createWatcher(app, 'ada', { ...ZEBRAS, readsComments: true });
  await connectAccount(ada, { username: 'sandbox_ben' });
  for (const member of ['sandbox_ada', 'sandbox_ben']) await answer('We made a zebra tool', member);
  await runHub(app);
  expect(await found(ada)).toEqual([]);
});

test('reads comments in calls of their own, and only if a scan needs them', async () => {
  const ada = await createWatcher(app, 'ada', ZEBRAS);
  await runHub(app);
  expect(await countCalls(app, { purpose: 'scan' })).toBe(1);
  const [scan] = (await ada.call(savedScans.listSavedScans)).scans;
  expect(scan).toMatchObject({ readsComments: false });
  expect(await ada.call(savedScans.changeSavedScan, { id: scan!.id, readsComments: true })).toMatchObject({
    readsComments: true,
    keywords: ['zebra*'],
  });
  await runHub(app, 6 * MINUTE_MS);
  expect(await countCalls(app, { purpose: 'scan' })).toBe(3);
});

test('removes a thread when its matching comment is deleted', async () => {
  const ada = await createWatcher(app, 'ada', { ...ZEBRAS, readsComments: true });
  const { remove } = await answer('A zebra, if you ask me');
  await runHub(app);
  expect(await found(ada)).toHaveLength(1);
  await ada.call(savedScans.changeSavedScan, {
    id: (await ada.call(savedScans.listSavedScans)).scans[0]!.id,
    isOn: false,
  });
  const verify = async () => {
    app.clock.advance(21 * HOUR_MS);
    await app.base.jobs.enqueue(app.base.db, verifyOpportunities, {});
    await runPaced(app.clock, () => app.drainJobs());
  };
  await verify();
  expect(await found(ada)).toHaveLength(1);
  await remove();
  await verify();
  expect(await found(ada)).toEqual([]);
});

test('ignores comments in private communities, since the hub reads for all workspaces', async () => {
  const community = 'founderslounge';
  for (const name of ['sandbox_ada', 'sandbox_cleo'])
    await app.sandbox.control({ account: { name, action: 'invite', community } });
  const ada = await createWatcher(app, 'ada', { ...ZEBRAS, subreddits: [community], readsComments: true });
  await answer('A zebra tool?', 'sandbox_cleo', community);
  await runHub(app);
  const { count } = await app.base.db
    .selectFrom('scanned_comments')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(0);
  expect(await found(ada)).toEqual([]);
});
