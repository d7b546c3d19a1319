import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMetrics, readSeries } from '#contract/insights.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { addToSlots, toSlot } from './figure-slots.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Votes, comments and clicks of one day, this many days ago. */
async function gain(
  client: TestClient,
  daysAgo: number,
  [upvotes, comments, clicks]: readonly [number, number, number],
) {
  const of = { workspace_id: client.user!.workspaceId, site: 'api', posts: 1 } as const;
  const at = toSlot(app.clock.now() - daysAgo * DAY_MS);
  await app.base.db
    .transaction()
    .execute((tx) => addToSlots(tx, [{ ...of, at, upvotes, liked: upvotes, comments, clicks }]));
}

/** A site whose snippet was last seen within this range of days ago. */
async function seenOn(client: TestClient, fromDaysAgo: number, untilDaysAgo: number) {
  const now = app.clock.now();
  const id = newId('clk', app.base);
  const times = { first_seen_at: now - fromDaysAgo * DAY_MS, last_seen_at: now - untilDaysAgo * DAY_MS };
  await app.base.db
    .insertInto('click_sites')
    .values({
      id,
      workspace_id: client.user!.workspaceId,
      host: `${id}.example`,
      site_key: id,
      created_at: 0,
      ...times,
    })
    .execute();
}
async function clicked(client: TestClient, daysAgo: number, isImported: 0 | 1) {
  const of = { workspace_id: client.user!.workspaceId, host: 'example.com', path: '/', post_id: null };
  const at = app.clock.now() - daysAgo * DAY_MS;
  await app.base.db
    .insertInto('clicks')
    .values({ id: newId('clk', app.base), ...of, at, is_imported: isImported })
    .execute();
}

const changesOf = async (client: TestClient) => {
  const { changes } = await client.call(readMetrics, {});
  expect((await client.call(readSeries, { range: '30d' })).changes).toEqual(changes);
  return changes;
};
const clicksByDay = async (client: TestClient) =>
  (await client.call(readSeries, { range: '7d' })).days.map(({ clicks }) => clicks);

test('compares clicks if the snippet was seen all the time', async () => {
  const ada = await app.as('ada');
  await seenOn(ada, 90, 0);
  await gain(ada, 40, [60, 30, 10]);
  await gain(ada, 5, [60, 20, 20]);
  expect(await changesOf(ada)).toMatchObject({ upvotes: 0, clicks: 100, engagementRate: 0 });
});

test.each([
  ['started counting in the previous period', 45, 0],
  ['was last seen in the previous period', 90, 40],
])('compares neither clicks nor a rate with clicks if the snippet %s', async (_what, from, until) => {
  const ben = await app.as(`ben ${from}`);
  await seenOn(ben, from, until);
  await gain(ben, 40, [60, 40, 10]);
  await gain(ben, 5, [60, 40, 200]);
  expect(await changesOf(ben)).toMatchObject({ upvotes: 0, clicks: null, engagementRate: 0 });
});

test('compares no votes if the first reading is in this period', async () => {
  const cleo = await app.as('cleo');
  await gain(cleo, 5, [60, 40, 0]);
  expect(await changesOf(cleo)).toEqual({ posts: null, upvotes: null, clicks: null, engagementRate: null });
});

test('keeps votes unknown despite old imported clicks', async () => {
  const dora = await app.as('dora');
  await clicked(dora, 50, 1);
  await gain(dora, 50, [0, 0, 7]);
  await gain(dora, 3, [60, 40, 0]);
  expect((await dora.call(readSeries, { range: '30d' })).before).toMatchObject({ upvotes: null, clicks: 7 });
  expect((await changesOf(dora)).engagementRate).toBeNull();
});

test('reports unknown clicks after the snippet was last seen, and between the days of a file', async () => {
  const emil = await app.as('emil');
  await seenOn(emil, 20, 5);
  for (const _click of ['one', 'another']) await clicked(emil, 2, 1);
  expect(await clicksByDay(emil)).toEqual([0, 0, null, null, 0, null, null]);
  expect(await emil.call(readMetrics, {})).toMatchObject({ hasImportedClicks: true });
});

test('keeps a day of a removed site by its clicks', async () => {
  const fay = await app.as('fay');
  await gain(fay, 3, [0, 0, 4]);
  await clicked(fay, 5, 0);
  expect(await clicksByDay(fay)).toEqual([null, null, null, 4, null, null, null]);
  expect(await fay.call(readMetrics, {})).toMatchObject({
    clicksMeasured: true,
    hasImportedClicks: false,
    totalClicks: 4,
  });
});

test('ignores clicks measured for another workspace', async () => {
  await seenOn(await app.as('gus'), 90, 0);
  expect(await (await app.as('stranger')).call(readMetrics, {})).toMatchObject({ clicksMeasured: false });
});
