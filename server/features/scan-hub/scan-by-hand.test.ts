import { afterEach, beforeEach, expect, test } from 'vitest';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL, countCalls, HOUR_MS, runHub, createWatcher } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';

const MINUTE_MS = 60_000;

let app: PlatformApp;
let ada: TestClient;
let ben: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await createWatcher(app, 'ada');
  await runHub(app);
  ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
});
afterEach(() => app.close());

/** The number of calls of a manual scan, and its result. */
async function scan(subreddits = ['saas', 'webdev']) {
  const own = { workspace_id: ben.user!.workspaceId };
  const before = await countCalls(app, own);
  const { result } = await ben.call(scanner.scanThreads, { subreddits, filters: KEEP_ALL });
  return { ...result, calls: (await countCalls(app, own)) - before };
}
const found = (client: TestClient) => client.call(scanner.listOpportunities, {});
const titlesOf = async (client: TestClient) => (await found(client)).map(({ title }) => title).toSorted();

test('answers a manual scan with the posts that the hub has just read', async () => {
  expect(await scan()).toMatchObject({ calls: 0, unread: [] });
  expect(await titlesOf(ben)).toEqual(await titlesOf(ada));
});

test('reads only unwatched communities from the platform', async () => {
  expect((await scan(['SaaS', 'startups'])).calls).toBe(1);
  const places = (await found(ben)).map(({ subreddit }) => subreddit);
  expect(new Set(places)).toEqual(new Set(['saas', 'startups']));
});

test('reads old figures again by id, and omits threads that no longer exist', async () => {
  const posts = app.base.db.updateTable('scanned_posts');
  await posts.set({ score: 9_999, read_at: app.clock.now() - HOUR_MS }).execute();
  const rows = await app.base.db.selectFrom('opportunities').selectAll().limit(2).execute();
  const [gone, locked] = rows as [(typeof rows)[0], (typeof rows)[0]];
  await app.sandbox.control({ thing: { id: gone.thread_id, action: 'remove', by: 'moderator' } });
  await app.sandbox.control({ thing: { id: locked.thread_id, action: 'lock' } });
  expect((await scan()).calls).toBe(1);
  const threads = await found(ben);
  expect(Math.max(...threads.map(({ upvotes }) => upvotes!))).toBeLessThan(9_999);
  const titles = threads.map(({ title }) => title);
  for (const { title } of [gone, locked]) expect(titles).not.toContain(title);
});

test('neither a scan nor the hub adds a thread again that is known to be gone', async () => {
  await scan();
  const { id, title } = (await found(ben))[0]!;
  const rows = app.base.db.selectFrom('opportunities').select('thread_id').where('id', '=', id);
  const { thread_id: thread } = await rows.executeTakeFirstOrThrow();
  await app.sandbox.control({ thing: { id: thread, action: 'remove', by: 'moderator' } });
  const details = ben.call(scanner.readThreadDetails, { id });
  await expect(details).rejects.toMatchObject({ status: 404 });
  await scan();
  expect(await titlesOf(ben)).not.toContain(title);
  await runHub(app, MINUTE_MS);
  await scan();
  expect(await titlesOf(ben)).not.toContain(title);
});

test('reads from the platform what the hub has not read in the last minute', async () => {
  app.clock.advance(2 * MINUTE_MS);
  expect((await scan()).calls).toBe(1);
});

test('reads the period of a gap from the platform', async () => {
  await app.base.db
    .updateTable('community_polls')
    .set({ covered_from: app.clock.now() - HOUR_MS })
    .execute();
  await app.base.db.deleteFrom('scanned_posts').execute();
  const { calls, newOpportunities } = await scan();
  expect(calls).toBeGreaterThan(0);
  expect(newOpportunities).toBeGreaterThan(3);
});
