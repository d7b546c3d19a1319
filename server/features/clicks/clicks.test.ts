import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMetrics, readSeries } from '#contract/insights.ts';
import { createPost, deletePost, listPosts } from '#contract/posts.ts';
import * as sites from '#contract/clicks.ts';
import { restorePost } from '#contract/trash.ts';
import { toVia } from '#core/clicks/read-visit.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { type Beacon, BROWSER, readClicks as readAllClicks, visitSite } from '#test/visit-site.ts';
import { recordFigures } from '../insights/record-figures.ts';

const DAY_MS = 24 * 3_600_000;
const REDDIT = 'www.reddit.com';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function visit(body: object, beacon: Beacon = {}) {
  const answer = await visitSite(app, body, beacon);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
}

/** A workspace with a site whose snippet was seen two days ago. */
async function siteOf(name: string, host = 'example.com') {
  const client = await app.as(name);
  const { id, key } = await client.call(sites.addSite, { host });
  const seen = app.clock.now() - 2 * DAY_MS;
  await app.base.db
    .updateTable('click_sites')
    .set({ first_seen_at: seen, last_seen_at: seen })
    .where('id', '=', id)
    .execute();
  return { client, key };
}

async function publish(client: TestClient, content: string, agoMs = DAY_MS): Promise<string> {
  const { id } = await client.call(createPost, { title: 'A title', content, subreddit: 'webdev' });
  await app.base.db
    .updateTable('posts')
    .set({ phase: 'published', published_at: app.clock.now() - agoMs, origin: 'api' })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Records the post's votes, so that the list shows its figures. */
async function readVotes(client: TestClient, id: string): Promise<void> {
  const post = { id, workspace_id: client.user!.workspaceId, origin: 'api', deleted_at: null } as const;
  const seen = { takenAt: app.clock.now(), score: 3, comments: 0, upvoteRatio: null, source: 'api' } as const;
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  await app.base.db.transaction().execute((tx) => recordFigures(ctx, tx, [{ post, ...seen }]));
}

const readClicks = (client: TestClient) => readAllClicks(app, client);

test('counts a visit from a post once per day, visitor and page', async () => {
  const { client, key } = await siteOf('ada');
  const id = await publish(client, 'See [prices](https://example.com/pricing?plan=1).');
  const click = { key, path: '/pricing', referrer: REDDIT };
  await visit(click);
  await visit(click);
  await visit({ ...click, path: '/pricing/' });
  expect(await readClicks(client)).toEqual([{ path: '/pricing', post_id: id }]);
  await visit(click, { from: '203.0.113.8' });
  await visit(click, { headers: { 'user-agent': `${BROWSER} Other` } });
  expect(await readClicks(client)).toHaveLength(3);
  app.clock.advance(DAY_MS);
  await visit(click);
  expect(await readClicks(client)).toHaveLength(4);
});

test('attributes a visit to the newest of several posts with the link, or to the post that the link names', async () => {
  const { client, key } = await siteOf('ben');
  const older = await publish(client, 'https://example.com/a.', 2 * DAY_MS);
  const newer = await publish(client, 'Look: https://www.example.com/a!', DAY_MS);
  const click = { key, path: '/a' };
  await visit({ ...click, referrer: REDDIT });
  await visit({ ...click, path: '/b', via: toVia(older) });
  await visit({ ...click, path: '/c', referrer: 'old.reddit.com' });
  expect(await readClicks(client)).toEqual([
    { path: '/a', post_id: newer },
    { path: '/b', post_id: older },
    { path: '/c', post_id: null },
  ]);
  expect(await client.call(readMetrics, {})).toMatchObject({ totalClicks: 2, clicksMeasured: true });
  expect(await client.call(sites.listSites)).toMatchObject([{ clicks: { ofPosts: 2, unattributed: 1 } }]);
});

test('counts visits despite foreign `via` names and endless paths', async () => {
  const { client, key } = await siteOf('lea');
  const long = `/${'x'.repeat(1500)}`;
  const id = await publish(client, `https://example.com${long}`);
  await visit({ key, path: '/a', referrer: REDDIT, via: 'indie-newsletter-november' });
  await visit({ key, path: long, referrer: REDDIT });
  expect(await readClicks(client)).toEqual([
    { path: '/a', post_id: null },
    { path: long.slice(0, 500), post_id: id },
  ]);
});

test("ignores a link that names a draft or another user's post", async () => {
  const { client, key } = await siteOf('cleo');
  const other = await publish(await app.as('stranger'), 'https://example.com/a');
  const { id } = await client.call(createPost, {
    title: 'T',
    content: 'https://example.com/a',
    subreddit: 'webdev',
  });
  await visit({ key, path: '/a', via: toVia(id) });
  await visit({ key, path: '/a', via: toVia(other) });
  expect(await readClicks(client)).toEqual([]);
  await visit({ key, path: '/a', referrer: REDDIT });
  expect(await readClicks(client)).toEqual([{ path: '/a', post_id: null }]);
});

test.each([
  ['from elsewhere', { referrer: 'news.example' }, {}],
  ['from nowhere', {}, {}],
  ['from a host that resembles the platform’s', { referrer: 'reddit.com.evil.example' }, {}],
  [
    'of a bot',
    {},
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['without a user agent', {}, { 'user-agent': undefined }],
  ['that is only prefetched', {}, { 'sec-purpose': 'prefetch;prerender' }],
  ['with a do-not-track header', {}, { dnt: '1' }],
  ['with a global-privacy-control header', {}, { 'sec-gpc': '1' }],
  ['on another site', {}, { origin: 'https://evil.example' }],
  ['on a site with the same suffix', {}, { origin: 'https://notexample.com' }],
  ['from no page', {}, { origin: undefined }],
  ['from an unnamed page', {}, { origin: 'null' }],
])('does not count a visit %s', async (what, changes, headers) => {
  const { client, key } = await siteOf(`not ${what}`);
  const referrer = Object.keys(headers).length > 0 ? REDDIT : undefined;
  await visit({ key, path: '/', referrer, ...changes }, { headers });
  expect(await readClicks(client)).toEqual([]);
});

test('attributes no click to a sandbox post if the platform is the real site', async () => {
  const { client, key } = await siteOf('nia');
  const id = await publish(client, 'https://example.com/');
  await app.base.db.updateTable('posts').set({ origin: 'sandbox' }).where('id', '=', id).execute();
  await visit({ key, path: '/', referrer: REDDIT });
  expect(await readClicks(client)).toEqual([{ path: '/', post_id: null }]);
});

test('distinguishes unmeasured figures from measured ones', async () => {
  const emil = await app.as('emil');
  const { key } = await emil.call(sites.addSite, { host: 'example.com' });
  const early = await publish(emil, 'https://example.com/early', DAY_MS);
  await readVotes(emil, early);
  expect(await emil.call(readMetrics, {})).toMatchObject({ clicksMeasured: false });
  app.clock.advance(DAY_MS);
  await visit({ key, path: '/' });
  const [seen] = await emil.call(sites.listSites);
  expect(seen?.lastSeenAt).toBe(new Date(app.clock.now()).toISOString());
  const late = await publish(emil, 'https://example.com/late', -1);
  const plain = await publish(emil, 'Without a link', -1);
  app.clock.advance(DAY_MS);
  for (const id of [late, plain]) await readVotes(emil, id);
  await visit({ key, path: '/late', referrer: REDDIT });
  const analytics = new Map((await emil.call(listPosts)).map((post) => [post.id, post.analytics]));
  expect(analytics.get(early)).toMatchObject({ clicks: 0, clicksMeasured: false });
  expect(analytics.get(late)).toMatchObject({ clicks: 1, clicksMeasured: true, engagementRate: 25 });
  expect(analytics.get(plain)).toMatchObject({ clicks: 0, clicksMeasured: false });
  app.clock.advance(1);
  expect(await emil.call(readMetrics, {})).toMatchObject({ clicksMeasured: true, totalClicks: 1 });
  const { days, total, before } = await emil.call(readSeries, { range: '7d' });
  expect(days.slice(-4).map(({ clicks }) => clicks)).toEqual([null, null, 0, 1]);
  expect([total.clicks, before.clicks]).toEqual([1, null]);
});

test('reports clicks as unmeasured if their site was removed before the first reading', async () => {
  const { client } = await siteOf('noa');
  const [site] = await client.call(sites.listSites);
  const id = await publish(client, 'https://example.com/pricing');
  await client.call(sites.removeSite, { id: site!.id });
  await readVotes(client, id);
  expect((await client.call(listPosts))[0]?.analytics).toMatchObject({ clicksMeasured: false });
});

test('excludes clicks of a post in the trash until it is restored', async () => {
  const { client, key } = await siteOf('fay');
  const id = await publish(client, 'https://example.com/');
  await visit({ key, path: '/', referrer: REDDIT });
  const read = async () => {
    app.clock.advance(1);
    const { totalClicks } = await client.call(readMetrics, {});
    return [totalClicks, (await client.call(readSeries, {})).total.clicks];
  };
  expect(await read()).toEqual([1, 1]);
  await client.call(deletePost, { id });
  expect(await read()).toEqual([0, 0]);
  await visit({ key, path: '/', referrer: REDDIT }, { from: '203.0.113.9' });
  expect(await read()).toEqual([0, 0]);
  await client.call(restorePost, { id });
  expect(await read()).toEqual([2, 2]);
  await readVotes(client, id);
  expect((await client.call(listPosts))[0]?.analytics?.clicks).toBe(2);
});

test('attributes no click to a permanently deleted post', async () => {
  const { client, key } = await siteOf('pia');
  const id = await publish(client, 'https://example.com/');
  const now = app.clock.now();
  await app.base.db
    .updateTable('posts')
    .set({ deleted_at: now, removed_at: now })
    .where('id', '=', id)
    .execute();
  await visit({ key, path: '/', via: toVia(id) });
  await visit({ key, path: '/', referrer: REDDIT });
  expect(await readClicks(client)).toEqual([{ path: '/', post_id: null }]);
});

test.each(['removed', 'trashed'])(
  'attributes clicks to an older post that is still up rather than to a %s one',
  async (end) => {
    const { client, key } = await siteOf(`jo ${end}`);
    const older = await publish(client, 'https://example.com/', 2 * DAY_MS);
    const newer = await publish(client, 'https://example.com/');
    if (end === 'trashed') await client.call(deletePost, { id: newer });
    else await app.base.db.updateTable('posts').set({ phase: 'removed' }).where('id', '=', newer).execute();
    await visit({ key, path: '/', referrer: REDDIT });
    await visit({ key, path: '/named', via: toVia(newer) });
    expect(await readClicks(client)).toEqual([
      { path: '/', post_id: older },
      { path: '/named', post_id: newer },
    ]);
  },
);

test('counts no more visits for a removed site, and keeps earlier counts', async () => {
  const { client, key } = await siteOf('gus');
  await publish(client, 'https://example.com/');
  await visit({ key, path: '/', referrer: REDDIT });
  const [site] = await client.call(sites.listSites);
  await client.call(sites.removeSite, { id: site!.id });
  await visit({ key, path: '/other', referrer: REDDIT });
  expect(await client.call(readMetrics, {})).toMatchObject({ totalClicks: 1, clicksMeasured: true });
  expect(await readClicks(client)).toHaveLength(1);
});

test("an office’s click limit is not used up by one person's reloads", async () => {
  const { client, key } = await siteOf('office');
  await publish(client, 'See https://example.com/office for it.');
  const body = { key, path: '/office', referrer: REDDIT };
  const office = (no: number) => ({ from: '198.51.100.9', headers: { 'user-agent': `${BROWSER} ${no}` } });
  for (let reload = 0; reload < 70; reload += 1) await visit(body, office(0));
  await visit(body, office(1));
  expect(await readClicks(client)).toHaveLength(2);
});
