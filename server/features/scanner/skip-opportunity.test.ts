import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import * as scanner from '#contract/scanner.ts';
import { clipThreads } from '#test/clip-threads.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function withThreads(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await clipThreads(client);
  return client;
}
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});
const unviewed = async (client: TestClient) =>
  (await client.call(scanner.countUnviewed, { score_min: 0 })).unviewed;
type Reason = CallInput<typeof scanner.skipOpportunity>['reason'];
const skip = (client: TestClient, id: string, reason: Reason = 'late') =>
  client.call(scanner.skipOpportunity, { id, reason });

test('removes a skipped thread from the list and the count until the skip is undone', async () => {
  const ada = await withThreads('ada');
  const before = await listOf(ada);
  const [first] = before;
  await skip(ada, first!.id);
  expect((await listOf(ada)).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  expect(await unviewed(ada)).toBe(before.length - 1);
  expect(await ada.call(scanner.listOpportunities, { skipped: 'false' })).toEqual(before.slice(1));
  const skipped = await ada.call(scanner.listOpportunities, { skipped: 'true' });
  expect(skipped).toEqual([{ ...first, isSkipped: true }]);
  await ada.call(scanner.undoSkip, { id: first!.id });
  expect(await listOf(ada)).toEqual(before);
});

test('lowers the score of similar threads, says why, and restores it after undo', async () => {
  const ben = await withThreads('ben');
  const before = await listOf(ben);
  const byKind = Map.groupBy(before, ({ threadType }) => threadType);
  const [skipped, alike] = [...byKind.values()].find(({ length }) => length > 1)!;
  await skip(ben, skipped!.id, 'kind');
  const taught = (await listOf(ben)).find(({ id }) => id === alike!.id)!;
  expect(taught.score).toBe(alike!.score - 4);
  expect(taught.parts.at(-1)).toMatchObject({ name: 'your skips', points: -4 });
  await ben.call(scanner.undoSkip, { id: skipped!.id });
  expect((await listOf(ben)).find(({ id }) => id === alike!.id)).toEqual(alike);
});

test("after skips, the list has room for other communities' threads", async () => {
  const zoe = await withThreads('zoe');
  const [best] = await listOf(zoe);
  const { db } = app.base;
  const row = await db
    .selectFrom('opportunities')
    .selectAll()
    .where('id', '=', best!.id)
    .executeTakeFirstOrThrow();
  const copies = (community: string, count: number) =>
    Array.from({ length: count }, (_, no) => {
      const id = `${community}_${no}`;
      const created_at = row.created_at + (community === 'crowded' ? 1 : 0);
      return { ...row, id, thread_id: id, community, community_key: community, created_at };
    });
  for (let from = 0; from < 600; from += 100)
    await db
      .insertInto('opportunities')
      .values(copies('crowded', 600).slice(from, from + 100))
      .execute();
  await db.insertInto('opportunities').values(copies('quiet', 100)).execute();
  await skip(zoe, 'crowded_0', 'community');
  const list = await zoe.call(scanner.listOpportunities, { score_min: best!.score - 2 });
  expect(list.filter(({ subreddit }) => subreddit === 'quiet')).toHaveLength(100);
});

test('applies earlier skips to new threads, and a second reason replaces the first', async () => {
  const cleo = await app.as('cleo');
  await connectAccount(cleo, { username: 'sandbox_ada' });
  const scan = (limit: number) =>
    cleo.call(scanner.scanThreads, {
      subreddits: ['saas', 'webdev', 'startups', 'marketing'],
      filters: { maxAge: 24, minScore: 0, excludeStickied: true, limit },
    });
  await scan(1);
  const [first] = await listOf(cleo);
  await skip(cleo, first!.id, 'late');
  await skip(cleo, first!.id, 'kind');
  await scan(500);
  const found = await listOf(cleo);
  const [alike = [], others = []] = [true, false].map((isAlike) =>
    found.filter(({ threadType }) => (threadType === first!.threadType) === isAlike),
  );
  expect(alike.length).toBeGreaterThan(0);
  for (const { parts, score } of alike) {
    expect(parts.at(-1)).toMatchObject({ name: 'your skips', points: -4 });
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  }
  for (const { parts } of others) expect(parts.at(-1)?.name).not.toBe('your skips');
  expect(found.map(({ id }) => id)).not.toContain(first!.id);
});

test('removes a skipped sample without affecting real threads', async () => {
  const gus = await withThreads('gus');
  const before = await listOf(gus);
  await gus.call(scanner.generateSample);
  const samples = (await listOf(gus)).filter(({ origin }) => origin === 'sample');
  const alike = samples.find(({ threadType }) => before.some((each) => each.threadType === threadType));
  await skip(gus, alike!.id, 'kind');
  const after = await listOf(gus);
  expect(after.map(({ id }) => id)).not.toContain(alike!.id);
  expect(after.filter(({ origin }) => origin !== 'sample')).toEqual(before);
});

test('rejects an unknown reason', async () => {
  const dora = await withThreads('dora');
  const [first] = await listOf(dora);
  await expect(skip(dora, first!.id, 'ugly' as Reason)).rejects.toMatchObject({ status: 422 });
  expect(await listOf(dora)).toContainEqual(first);
});

test('a stranger cannot skip a thread or undo a skip, and skips of others have no effect', async () => {
  const emil = await withThreads('emil');
  const [first] = await listOf(emil);
  const fay = await withThreads('fay');
  const faysList = await listOf(fay);
  await expect(skip(fay, first!.id)).rejects.toMatchObject({ status: 404 });
  await skip(emil, first!.id, 'kind');
  await expect(fay.call(scanner.undoSkip, { id: first!.id })).rejects.toMatchObject({ status: 404 });
  expect((await listOf(emil)).map(({ id }) => id)).not.toContain(first!.id);
  expect(await listOf(fay)).toEqual(faysList);
});

test("writes only the skipped thread's row", async () => {
  const hugo = await withThreads('hugo');
  const rowsOf = () =>
    app.base.db
      .selectFrom('opportunities')
      .select(['id', 'score', 'judgement'])
      .where('workspace_id', '=', hugo.user!.workspaceId)
      .orderBy('id')
      .execute();
  const before = await rowsOf();
  const [first] = await listOf(hugo);
  await skip(hugo, first!.id, 'community');
  expect(await rowsOf()).toEqual(before);
  expect((await listOf(hugo))[0]!.parts.at(-1)).toMatchObject({ name: 'your skips' });
});
