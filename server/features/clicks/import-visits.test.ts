import { afterAll, beforeAll, expect, test } from 'vitest';
import * as sites from '#contract/clicks.ts';
import { readMetrics, readSeries } from '#contract/insights.ts';
import { createPost, deletePost } from '#contract/posts.ts';
import { restorePost } from '#contract/trash.ts';
import { toVia } from '#core/clicks/read-visit.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { visitSite } from '#test/visit-site.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function publish(client: TestClient, content: string, agoMs = 10 * DAY_MS): Promise<string> {
  const { id } = await client.call(createPost, { title: 'A title', content, subreddit: 'webdev' });
  await app.base.db
    .updateTable('posts')
    .set({ phase: 'published', published_at: app.clock.now() - agoMs, origin: 'api' })
    .where('id', '=', id)
    .execute();
  return id;
}

async function siteOf(name: string) {
  const client = await app.as(name);
  const { id } = await client.call(sites.addSite, { host: 'example.com' });
  return { client, id };
}
const dayAgo = (days: number) => new Date(app.clock.now() - days * DAY_MS).toISOString().slice(0, 10);
const clicksOf = async (client: TestClient) => (await client.call(readMetrics, {})).totalClicks;
const reddit = { referrer: 'www.reddit.com', path: '/pricing' };

test('attributes imported visits to the linking post, on their days', async () => {
  const { client, id } = await siteOf('ada');
  await publish(client, 'See https://example.com/pricing for it.');
  const visits = [
    { ...reddit, day: dayAgo(3), count: 4 },
    { ...reddit, day: dayAgo(2), count: 2 },
    { ...reddit, day: dayAgo(2), path: '/elsewhere', count: 3 },
    { ...reddit, day: dayAgo(2), referrer: 'google.com', count: 100 },
    // This day is before the post was published.
    { ...reddit, day: dayAgo(20), count: 5 },
  ];
  expect(await client.call(sites.importVisits, { id, visits })).toEqual({
    ofPosts: 6,
    unattributed: 8,
    elsewhere: 100,
    measured: 0,
  });
  expect(await clicksOf(client)).toBe(6);
  const { days } = await client.call(readSeries, { range: '7d' });
  expect(days.map(({ clicks }) => clicks)).toEqual([null, null, null, 4, 2, null, null]);
});

test('attributes imported visits to a post that is still up rather than a removed one', async () => {
  const { client, id } = await siteOf('ina');
  const older = await publish(client, 'https://example.com/pricing', 12 * DAY_MS);
  const newer = await publish(client, 'https://example.com/pricing');
  await app.base.db.updateTable('posts').set({ phase: 'removed' }).where('id', '=', newer).execute();
  await client.call(sites.importVisits, { id, visits: [{ ...reddit, day: dayAgo(2), count: 1 }] });
  const clicks = app.base.db.selectFrom('clicks').select('post_id');
  expect(await clicks.where('post_id', 'in', [older, newer]).execute()).toEqual([{ post_id: older }]);
});

test('replaces earlier imports of the same days, except for a post in the trash', async () => {
  const { client, id } = await siteOf('ben');
  const post = await publish(client, 'Nothing leads anywhere.');
  const visit = (count: number, days: number) => ({
    day: dayAgo(days),
    path: '/pricing',
    via: toVia(post),
    count,
  });
  await client.call(sites.importVisits, { id, visits: [visit(4, 3), visit(1, 2)] });
  await client.call(sites.importVisits, { id, visits: [visit(7, 3)] });
  expect(await clicksOf(client)).toBe(8);
  await client.call(deletePost, { id: post });
  expect(await clicksOf(client)).toBe(0);
  await client.call(sites.importVisits, { id, visits: [visit(2, 3)] });
  await client.call(restorePost, { id: post });
  expect(await clicksOf(client)).toBe(3);
});

test("keeps other sites' visits when importing for one site", async () => {
  const { client, id } = await siteOf('kim');
  const other = await client.call(sites.addSite, { host: 'example.org' });
  const visits = [{ ...reddit, day: dayAgo(3), count: 4 }];
  for (const site of [id, other.id]) await client.call(sites.importVisits, { id: site, visits });
  expect((await client.call(sites.listSites)).map(({ clicks }) => clicks.unattributed)).toEqual([4, 4]);
});

test('skips days counted by the snippet, so that nothing counts twice', async () => {
  const { client, id } = await siteOf('cleo');
  await publish(client, 'See https://example.com/pricing for it.');
  const seen = app.clock.now() - 4 * DAY_MS;
  await app.base.db.updateTable('click_sites').set({ first_seen_at: seen }).where('id', '=', id).execute();
  const visits = [
    { ...reddit, day: dayAgo(6), count: 2 },
    { ...reddit, day: dayAgo(3), count: 5 },
  ];
  expect(await client.call(sites.importVisits, { id, visits })).toMatchObject({ ofPosts: 2, measured: 5 });
  expect(await clicksOf(client)).toBe(2);
});

test('accepts a day that has begun only in eastern time zones', async () => {
  const { client, id } = await siteOf('jan');
  app.clock.advance(4 * 3_600_000);
  const visits = [{ ...reddit, day: dayAgo(-1), count: 1 }];
  expect(await client.call(sites.importVisits, { id, visits })).toMatchObject({ unattributed: 1 });
});

test('counts the current day, and rejects a future day', async () => {
  const { client, id } = await siteOf('fay');
  await publish(client, 'See https://example.com/pricing for it.');
  const on = (days: number) => [{ ...reddit, day: dayAgo(days), count: 12 }];
  expect(await client.call(sites.importVisits, { id, visits: on(0) })).toMatchObject({
    ofPosts: 12,
    measured: 0,
  });
  await expect(client.call(sites.importVisits, { id, visits: on(-2) })).rejects.toMatchObject({
    status: 422,
  });
});

test('replaces only today’s visits if an earlier import contains them', async () => {
  const { client, id } = await siteOf('lin');
  await publish(client, 'See https://example.com/pricing for it.');
  app.clock.advance(DAY_MS - (app.clock.now() % DAY_MS) + DAY_MS / 4);
  const today = (count: number) => [{ ...reddit, day: dayAgo(0), count }];
  await client.call(sites.importVisits, { id, visits: today(4) });
  app.clock.advance(DAY_MS / 8);
  await client.call(sites.importVisits, { id, visits: today(6) });
  expect(await clicksOf(client)).toBe(6);
});

test("counts the snippet's first day once, even after its site was removed and added again", async () => {
  const { client, id } = await siteOf('gus');
  await publish(client, 'See https://example.com/pricing for it.');
  const { key } = (await client.call(sites.listSites))[0]!;
  await visitSite(app, { key, ...reddit }, { from: '203.0.113.8' });
  const visits = [{ ...reddit, day: dayAgo(0), count: 1 }];
  expect(await client.call(sites.importVisits, { id, visits })).toMatchObject({ ofPosts: 0, measured: 1 });
  await client.call(sites.removeSite, { id });
  const again = await client.call(sites.addSite, { host: 'example.com' });
  expect(await client.call(sites.importVisits, { id: again.id, visits })).toMatchObject({ ofPosts: 0 });
  expect(await clicksOf(client)).toBe(1);
});

test('counts a file once if it is imported twice concurrently', async () => {
  const { client, id } = await siteOf('hal');
  await publish(client, 'See https://example.com/pricing for it.');
  const visits = [{ ...reddit, day: dayAgo(2), count: 50 }];
  await Promise.all([1, 2].map(() => client.call(sites.importVisits, { id, visits })));
  expect(await clicksOf(client)).toBe(50);
});

test('rejects too many visits at once and stores none', async () => {
  const { client, id } = await siteOf('dora');
  const visits = [{ ...reddit, day: dayAgo(2), count: 20_001 }];
  await expect(client.call(sites.importVisits, { id, visits })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('at most 20000 visits'),
  });
  expect(await client.call(sites.listSites)).toMatchObject([{ clicks: { ofPosts: 0, unattributed: 0 } }]);
});

test('does not let a stranger import, and rejects visitors', async () => {
  const { id } = await siteOf('emil');
  const stranger = await app.as('stranger');
  const visits = [{ ...reddit, day: dayAgo(2), count: 1 }];
  await expect(stranger.call(sites.importVisits, { id, visits })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(sites.importVisits, { id, visits })).rejects.toMatchObject({
    status: 401,
  });
});

test('limits imports to 200,000 visits per workspace', async () => {
  const { client, id } = await siteOf('full');
  const { workspaceId } = client.user!;
  const click = { workspace_id: workspaceId, host: 'example.com', path: '/', post_id: null };
  for (let from = 0; from < 200_000; from += 4_000)
    await app.base.db
      .insertInto('clicks')
      .values(
        Array.from({ length: 4_000 }, (_, no) => ({
          ...click,
          id: `clk_${from + no}`,
          at: from + no,
          is_imported: 1 as const,
        })),
      )
      .execute();
  const visits = [{ ...reddit, day: dayAgo(3), count: 1 }];
  await expect(client.call(sites.importVisits, { id, visits })).rejects.toMatchObject({ status: 409 });
  await app.base.db.deleteFrom('clicks').where('id', '=', 'clk_0').execute();
  expect(await client.call(sites.importVisits, { id, visits })).toMatchObject({ unattributed: 1 });
});
