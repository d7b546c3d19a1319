import { afterEach, beforeEach, expect, test } from 'vitest';
import * as feed from '#contract/scanning/feed.ts';
import * as savedScans from '#contract/scanning/saved-scans.ts';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';
import { findKnownSubjects } from './known-subjects.ts';

const SUBREDDITS = ['saas', 'startups'];
let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await ada.call(savedScans.createSavedScan, { name: 'All', subreddits: SUBREDDITS, filters: KEEP_ALL });
  const page = await app.sandbox.fetch('/prefs/feeds', { headers: { accept: 'text/html' } });
  const secret = /feed=\w{40}&amp;user=sandbox_ada/.exec(page.text)![0].replace('&amp;', '&');
  await ada.call(feed.saveFeed, { address: `${app.sandbox.url}/r/saas+startups/new/.rss?${secret}` });
  await ada.call(feed.switchFeed, { isOn: true });
  await app.drainJobs();
});
afterEach(() => app.close());

const listOf = () => ada.call(scanner.listOpportunities, {});
/** Reads the feed's threads with an account. */
async function scanThem() {
  await connectAccount(ada, { username: 'sandbox_ada' });
  return (await ada.call(scanner.scanThreads, { subreddits: SUBREDDITS, filters: KEEP_ALL })).result;
}

test('keeps one row when a scan finds a thread from the feed and reads its figures', async () => {
  const listed = await listOf();
  const { newOpportunities } = await scanThem();
  const found = await listOf();
  expect(found.length - listed.length).toBe(newOpportunities);
  const same = found.filter(({ id }) => listed.some((each) => each.id === id));
  expect(same.length).toBeGreaterThan(3);
  for (const thread of same) expect(thread).toMatchObject({ origin: 'sandbox', upvotes: expect.any(Number) });
  expect(new Set(found.map(({ url }) => url)).size).toBe(found.length);
});

test('keeps a skipped thread skipped, and lets it be restored', async () => {
  const [first] = await listOf();
  await ada.call(scanner.skipOpportunity, { id: first!.id, reason: 'community' });
  await scanThem();
  expect((await listOf()).map(({ id }) => id)).not.toContain(first!.id);
  await ada.call(scanner.undoSkip, { id: first!.id });
  const found = await listOf();
  expect(found.map(({ id }) => id)).toContain(first!.id);
  expect(found.flatMap(({ parts }) => parts.map(({ name }) => name))).not.toContain('your skips');
});

test('keeps a viewed thread viewed', async () => {
  const [first] = await listOf();
  await ada.call(scanner.viewOpportunity, { id: first!.id });
  await scanThem();
  expect((await listOf()).find(({ id }) => id === first!.id)).toMatchObject({
    origin: 'sandbox',
    isViewed: true,
  });
});

test('finds known threads only in its own workspace', async () => {
  const rows = await app.base.db.selectFrom('opportunities').select('thread_id').execute();
  const countFor = async ({ user }: TestClient) => {
    const { userId, workspaceId } = user!;
    const actor = { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } as const;
    const ids = rows.map((row) => row.thread_id);
    return (await findKnownSubjects({ ...app.base, actor }, ids)).size;
  };
  expect(await countFor(ada)).toBe(rows.length);
  expect(await countFor(await app.as('ben'))).toBe(0);
});
