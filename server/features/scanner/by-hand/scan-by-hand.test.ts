import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import * as scanner from '#contract/scanner.ts';
import * as scansByHand from '#contract/scanning/scans-by-hand.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { UserContext } from '#server/context.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { scanThreads } from '../scan-threads.ts';

const NAMES = ['saas', 'webdev', 'startups', 'reactjs', 'entrepreneur', 'marketing', 'javascript'];
const SCAN = {
  subreddits: NAMES,
  keywords: [],
  filters: { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 },
};

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}
const scanOf = async (client: TestClient) => (await client.call(scansByHand.readScan)).scan;
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});

/** A scan in another process, whose second call does not return. */
function startHeldScan(client: TestClient) {
  const { platform } = app.base;
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked: string[][] = [];
  const held: Platform = {
    ...platform!,
    async listing(caller, query) {
      asked.push([...(query.communities ?? [])]);
      if (asked.length === 2) {
        reached.resolve();
        await gate.promise;
      }
      return await platform!.listing(caller, query);
    },
  };
  const { userId, workspaceId } = client.user!;
  const actor = { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } as const;
  const ctx: UserContext = { ...app.base, platform: held, actor };
  return {
    ended: scanThreads(ctx, SCAN),
    isHeld: reached.promise,
    letGo: () => gate.resolve(),
    asked,
  };
}

test('shows the progress of a scan on every page of the workspace', async () => {
  const ada = await connected('ada');
  expect(await scanOf(ada)).toBe(null);
  const topics: string[] = [];
  const leave = app.base.events.subscribe(ada.user!.workspaceId, ({ topic }) => topics.push(topic));
  const scan = startHeldScan(ada);
  await scan.isHeld;
  const { threadsRead, kept, ...rest } = (await scanOf(ada))!;
  expect(rest).toMatchObject({ communities: 7, communitiesRead: 3, isStopping: false, end: null });
  expect(threadsRead).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(0);
  scan.letGo();
  const { result } = await scan.ended;
  expect(result.stopped).toBe(null);
  expect(await scanOf(ada)).toMatchObject({
    communitiesRead: 7,
    kept: (await listOf(ada)).length,
    end: { result },
  });
  await expect.poll(() => topics.filter((topic) => topic === 'scanning').length).toBeGreaterThan(3);
  leave();
});

test('stops calling after cancellation, keeps what it found, and reports its progress', async () => {
  const ben = await connected('ben');
  const scan = startHeldScan(ben);
  await scan.isHeld;
  await ben.call(scansByHand.stopScan);
  expect((await scanOf(ben))?.isStopping).toBe(true);
  scan.letGo();
  const { result } = await scan.ended;
  expect(scan.asked).toHaveLength(2);
  const found = await listOf(ben);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ subreddit }) => subreddit))).not.toContain('javascript');
  expect(result).toMatchObject({
    newOpportunities: found.length,
    stopped: { communities: 7, kept: found.length },
  });
  expect(result.stopped!.communitiesRead).toBeLessThan(7);
  expect((await scanOf(ben))?.end).toEqual({ result });
});

test('rejects a second scan while one runs, and allows it afterwards', async () => {
  const cleo = await connected('cleo');
  const scan = startHeldScan(cleo);
  await scan.isHeld;
  await expect(cleo.call(scanner.scanThreads, SCAN)).rejects.toMatchObject({
    status: 409,
    body: { message: 'A scan is already running. Wait until it ends, or cancel it first.' },
  });
  scan.letGo();
  await scan.ended;
  expect((await cleo.call(scanner.scanThreads, SCAN)).result.newOpportunities).toBe(0);
});

test('if the process of a scan died, reports the scan as cut short, and allows another', async () => {
  const dora = await connected('dora');
  const scan = startHeldScan(dora);
  await scan.isHeld;
  const silentSince = { beat_at: app.clock.now() - 30_000 };
  await app.base.db.updateTable('scans_by_hand').set(silentSince).execute();
  expect((await scanOf(dora))?.end).toEqual({
    problem: 'The scan was cut short because the server stopped. Start it again.',
  });
  await expect(dora.call(scansByHand.stopScan)).rejects.toMatchObject({ status: 404 });
  await dora.call(scanner.scanThreads, SCAN);
  const after = await scanOf(dora);
  scan.letGo();
  await scan.ended;
  expect(await scanOf(dora)).toEqual(after);
});

test('reports failures to pages that only watch', async () => {
  const emil = await connected('emil');
  const gone = { ...SCAN, subreddits: ['nobody_made_this'] };
  await expect(emil.call(scanner.scanThreads, gone)).rejects.toMatchObject({ status: 404 });
  expect((await scanOf(emil))?.end).toEqual({ problem: expect.stringContaining('r/nobody_made_this') });
});

test('canceling without a running scan does nothing, and scans are hidden from strangers', async () => {
  const [fay, gus] = [await connected('fay'), await connected('gus')];
  await expect(fay.call(scansByHand.stopScan)).rejects.toMatchObject({ status: 404 });
  const scan = startHeldScan(fay);
  await scan.isHeld;
  expect(await scanOf(gus)).toBe(null);
  await expect(gus.call(scansByHand.stopScan)).rejects.toMatchObject({ status: 404 });
  scan.letGo();
  expect((await scan.ended).result.stopped).toBe(null);
  for (const endpoint of [scansByHand.readScan, scansByHand.stopScan])
    await expect(app.visitor().call(endpoint)).rejects.toMatchObject({ status: 401 });
});

test("lists what a canceled scan kept, without the user's own posts", async () => {
  const olga = await connected('olga');
  const own = { title: 'How I plan a week', content: 'A text.', status: 'published' } as const;
  await olga.call(createPost, { ...own, subreddit: 'saas' });
  const scan = startHeldScan(olga);
  await scan.isHeld;
  await olga.call(scansByHand.stopScan);
  scan.letGo();
  const { result } = await scan.ended;
  const listed = await listOf(olga);
  expect(listed.some(({ title }) => title === own.title)).toBe(false);
  expect(result.stopped?.kept).toBe(listed.length);
});
