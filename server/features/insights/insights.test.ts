import { afterAll, beforeAll, expect, test } from 'vitest';
import * as insights from '#contract/insights.ts';
import { createPost, deletePost, listPosts } from '#contract/posts.ts';
import { restorePost } from '#contract/trash.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { recordFigures } from './record-figures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A post published this long ago. */
async function publishedBy(client: TestClient, agoMs: number, origin: 'api' | 'sandbox' = 'api') {
  const { db, clock } = app.base;
  const at = clock.now() - agoMs;
  const id = newId('pst', app.base);
  await db
    .insertInto('posts')
    .values({
      id,
      workspace_id: client.user!.workspaceId,
      type: 'post',
      title: 'A title',
      content: 'A text',
      subreddit: 'webdev',
      phase: 'published',
      fence: 1,
      cta_style: 'none',
      origin,
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return { id, workspace_id: client.user!.workspaceId, origin, deleted_at: null };
}

type Published = Awaited<ReturnType<typeof publishedBy>>;

async function see(post: Published, agoMs: number, score: number, comments = 0) {
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  const takenAt = app.clock.now() - agoMs;
  await app.base.db
    .transaction()
    .execute((tx) =>
      recordFigures(ctx, tx, [{ post, takenAt, score, comments, upvoteRatio: null, source: 'api' }]),
    );
}

test('distinguishes unknown figures from zero', async () => {
  const ada = await app.as('ada');
  await publishedBy(ada, DAY_MS);
  expect(await ada.call(insights.readMetrics, {})).toEqual({
    totalPosts: 1,
    totalUpvotes: 0,
    totalClicks: 0,
    avgEngagementRate: 0,
    measuredPosts: 0,
    clicksMeasured: false,
    hasImportedClicks: false,
    isThin: false,
    changes: { posts: null, upvotes: null, clicks: null, engagementRate: null },
    measuredAt: null,
    site: 'api',
  });
});

test('reports zero votes for a post read without votes', async () => {
  const ugo = await app.as('ugo');
  await see(await publishedBy(ugo, 2 * HOUR_MS), HOUR_MS, 0);
  const { total, days } = await ugo.call(insights.readSeries, { range: '7d' });
  expect([total.upvotes, days[0]?.upvotes, days[6]?.upvotes]).toEqual([0, null, 0]);
});

test('reports the latest reading of a counted post only', async () => {
  const viv = await app.as('viv');
  await see(await publishedBy(viv, DAY_MS), 2 * HOUR_MS, 3);
  const trashed = await publishedBy(viv, DAY_MS);
  await see(trashed, HOUR_MS, 4);
  await viv.call(deletePost, { id: trashed.id });
  const { measuredAt } = await viv.call(insights.readMetrics, {});
  expect(measuredAt).toBe(new Date(app.clock.now() - 2 * HOUR_MS).toISOString());
});

test('compares gains with the previous 30 days', async () => {
  const ben = await app.as('ben');
  const old = await publishedBy(ben, 40 * DAY_MS);
  await see(old, 39 * DAY_MS, 80, 20);
  await see(old, 2 * DAY_MS, 90, 20);
  const young = await publishedBy(ben, 3 * DAY_MS);
  await see(young, DAY_MS, 30, 10);
  expect(await ben.call(insights.readMetrics, {})).toMatchObject({
    totalPosts: 2,
    totalUpvotes: 120,
    avgEngagementRate: 20,
    measuredPosts: 2,
    changes: { posts: 0, upvotes: -50, clicks: null, engagementRate: 0 },
  });
});

test('counts published posts for the change, not drafts', async () => {
  const lou = await app.as('lou');
  await publishedBy(lou, 40 * DAY_MS);
  await publishedBy(lou, 3 * DAY_MS);
  for (const content of ['One.', 'Two.', 'Three.'])
    await lou.call(createPost, {
      type: 'post',
      title: content,
      content,
      subreddit: 'webdev',
      status: 'draft',
    });
  const { totalPosts, changes } = await lou.call(insights.readMetrics, {});
  const { total } = await lou.call(insights.readSeries, {});
  expect({ totalPosts, change: changes.posts, ofRange: total.posts }).toEqual({
    totalPosts: 5,
    change: 0,
    ofRange: 1,
  });
});

test("returns each day of a range in the user's time zone", async () => {
  const cleo = await app.as('cleo');
  const post = await publishedBy(cleo, 3 * DAY_MS);
  await see(post, 2 * DAY_MS, 5, 1);
  await see(post, 0, 12, 1);
  app.clock.advance(1);
  const { days, total, before } = await cleo.call(insights.readSeries, { range: '7d' });
  expect(days.map(({ upvotes, comments }) => [upvotes, comments])).toEqual([
    ...Array.from({ length: 4 }, () => [null, null]),
    [5, 1],
    [0, 0],
    [7, 0],
  ]);
  expect([total, before]).toEqual([
    { posts: 1, upvotes: 12, comments: 1, clicks: null },
    { posts: 0, upvotes: null, comments: null, clicks: null },
  ]);
});

test('returns unknown days in the series as in the metrics', async () => {
  const lea = await app.as('lea');
  await publishedBy(lea, DAY_MS);
  const { days, total, engagementRate } = await lea.call(insights.readSeries, {});
  expect(days.every(({ upvotes, comments }) => upvotes === null && comments === null)).toBe(true);
  expect([total, engagementRate]).toEqual([{ posts: 1, upvotes: null, comments: null, clicks: null }, null]);
});

test.each([
  ['after a month without any', [190, 1]],
  ['of a month without any', [40]],
])('compares no rates without interactions: %s', async (_when, seenDaysAgo) => {
  const mia = await app.as(`mia ${seenDaysAgo.length}`);
  for (const days of seenDaysAgo) await see(await publishedBy(mia, 200 * DAY_MS), days * DAY_MS, 60, 40);
  const { changes } = await mia.call(insights.readMetrics, {});
  expect(changes.engagementRate).toBeNull();
  expect((await mia.call(insights.readSeries, {})).changes).toEqual(changes);
});

test('excludes a post in the trash until it is restored', async () => {
  const dora = await app.as('dora');
  const post = await publishedBy(dora, 3 * DAY_MS);
  await see(post, HOUR_MS, 50, 50);
  const read = async () => {
    const { totalUpvotes, measuredPosts } = await dora.call(insights.readMetrics, {});
    const { total } = await dora.call(insights.readSeries, {});
    return [totalUpvotes, measuredPosts, total.upvotes, total.posts];
  };
  expect(await read()).toEqual([50, 1, 50, 1]);
  await dora.call(deletePost, { id: post.id });
  expect(await read()).toEqual([0, 0, null, 0]);
  await dora.call(restorePost, { id: post.id });
  expect(await read()).toEqual([50, 1, 50, 1]);
});

test('excludes a post moved to the trash during a reading, and counts it once after restoring', async () => {
  const ina = await app.as('ina');
  const post = await publishedBy(ina, 3 * DAY_MS);
  await see(post, 2 * HOUR_MS, 10);
  await ina.call(deletePost, { id: post.id });
  // The post as it was found before its deletion.
  await see(post, HOUR_MS, 40);
  const upvotes = async () => (await ina.call(insights.readMetrics, {})).totalUpvotes;
  expect(await upvotes()).toBe(0);
  await ina.call(restorePost, { id: post.id });
  expect(await upvotes()).toBe(40);
});

test('excludes downvotes on one post from the rate of others, even after its time in the trash', async () => {
  const nia = await app.as('nia');
  await see(await publishedBy(nia, 3 * DAY_MS), HOUR_MS, 90, 10);
  const hated = await publishedBy(nia, 3 * DAY_MS);
  await see(hated, 2 * HOUR_MS, 30);
  await see(hated, HOUR_MS, -90);
  const rates = async () => {
    const { avgEngagementRate, totalUpvotes } = await nia.call(insights.readMetrics, {});
    return [totalUpvotes, avgEngagementRate, (await nia.call(insights.readSeries, {})).engagementRate];
  };
  expect(await rates()).toEqual([0, 10, 10]);
  await nia.call(deletePost, { id: hated.id });
  expect(await rates()).toEqual([90, 10, 10]);
  await nia.call(restorePost, { id: hated.id });
  expect(await rates()).toEqual([0, 10, 10]);
});

test('ignores an older reading that arrives late', async () => {
  const emil = await app.as('emil');
  const post = await publishedBy(emil, 3 * DAY_MS);
  await see(post, HOUR_MS, 50);
  await see(post, 2 * HOUR_MS, 40);
  await see(post, HOUR_MS, 60);
  expect(await emil.call(insights.readMetrics, {})).toMatchObject({ totalUpvotes: 50 });
});

test('never adds sandbox figures to real ones', async () => {
  const fay = await app.as('fay');
  await see(await publishedBy(fay, DAY_MS, 'sandbox'), HOUR_MS, 99);
  expect(await fay.call(insights.readMetrics, {})).toMatchObject({ totalUpvotes: 0, measuredPosts: 0 });
});

test('excludes sandbox posts beside real ones from cards and list', async () => {
  const kim = await app.as('kim');
  await see(await publishedBy(kim, 3 * DAY_MS, 'sandbox'), DAY_MS, 900);
  await see(await publishedBy(kim, 2 * DAY_MS), DAY_MS, 10);
  const { totalUpvotes, measuredPosts, totalPosts } = await kim.call(insights.readMetrics, {});
  const { total } = await kim.call(insights.readSeries, {});
  expect({ totalUpvotes, measuredPosts, totalPosts, ofRange: total.posts }).toEqual({
    totalUpvotes: 10,
    measuredPosts: 1,
    totalPosts: 1,
    ofRange: 1,
  });
  const listed = await kim.call(listPosts);
  expect(listed.map(({ analytics, isElsewhere }) => [analytics?.upvotes, isElsewhere])).toEqual([
    [10, undefined],
    [undefined, true],
  ]);
});

test('lists the latest figures of each post', async () => {
  const gus = await app.as('gus');
  const post = await publishedBy(gus, DAY_MS);
  const only = async () => (await gus.call(listPosts))[0];
  expect(await only()).not.toHaveProperty('analytics');
  await see(post, HOUR_MS, 9, 1);
  expect(await only()).toMatchObject({
    analytics: {
      upvotes: 9,
      comments: 1,
      clicks: 0,
      clicksMeasured: false,
      engagementRate: 10,
      source: 'api',
    },
  });
});

test.each([
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['an unknown range', { range: '1y' }, 'range'],
])('rejects %s at its field', async (_what, query, field) => {
  const hal = await app.as('hal');
  await expect(hal.call(insights.readSeries, query as never)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('shows strangers only their own figures, and visitors none', async () => {
  const [ida, jon] = [await app.as('ida'), await app.as('jon')];
  await see(await publishedBy(ida, DAY_MS), HOUR_MS, 9);
  expect(await jon.call(insights.readMetrics, {})).toMatchObject({ totalPosts: 0, totalUpvotes: 0 });
  expect((await jon.call(insights.readSeries, {})).total).toMatchObject({ posts: 0, upvotes: null });
  await expect(app.visitor().call(insights.readMetrics, {})).rejects.toMatchObject({ status: 401 });
  await expect(app.visitor().call(insights.readSeries, {})).rejects.toMatchObject({ status: 401 });
});
