import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSlots } from '#contract/posts.ts';
import { readBestTimes } from '#contract/publishing.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runPaced } from '#test/run-paced.ts';

const DAY_MS = 86_400_000;
const MONDAY_9 = 9;
const BERLIN = 'Europe/Berlin';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const hours = (at: number, count: number) =>
  Array.from({ length: 168 }, (_, hour) => (hour === at ? count : 0));

/** Stores an observation of a community: 60 posts on Mondays at 9 in UTC, and 20 posts without success at 20. */
async function observe(name: string) {
  const now = app.clock.now();
  const [at9, at20] = [24 + 9, 24 + 20];
  const results = {
    from: now - 28 * DAY_MS,
    until: now - DAY_MS,
    posts: hours(at9, 60).with(at20, 20),
    above: hours(at9, 58),
  };
  const usual = { upvotes: 10, comments: 2, posts: 80 };
  const shares = {
    questionShare: 0,
    linkShare: 0,
    titleLength: null,
    bodyLength: null,
    bestBodyLength: null,
  };
  const habits = JSON.stringify({ posts: 80, days: 7, hours: [], ...shares, usual, flairs: [] });
  await app.base.db
    .updateTable('communities')
    .set({ habits, observed_at: now })
    .where('name_key', '=', name)
    .execute();
  await app.base.db
    .updateTable('community_results')
    .set({ results: JSON.stringify(results) })
    .where('id', '=', `sandbox:${name}`)
    .execute();
}

/** A user whose account reads communities. */
async function member(name: string) {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}

const askFor = (name: string) => ({ name, timeZone: BERLIN });

test('observes an unknown community, then says how its posts did by hour', async () => {
  const ada = await member('ada');
  expect(await ada.call(readBestTimes, askFor('saas'))).toMatchObject({
    all: { posts: 0, above: 0 },
    best: [],
  });
  await runPaced(app.clock, () => app.drainJobs());
  const { all, hours: seen } = await ada.call(readBestTimes, askFor('r/SaaS'));
  expect(all.posts).toBeGreaterThan(20);
  expect(all.above).toBeLessThan(all.posts);
  expect(seen).toHaveLength(168);
});

test('keeps the results when the community itself expires, and adds to them', async () => {
  const fay = await member('fay');
  const posts = async () => (await fay.call(readBestTimes, askFor('saas'))).all.posts;
  const before = await posts();
  app.clock.advance(3 * DAY_MS);
  await app.base.db.deleteFrom('communities').where('name_key', '=', 'saas').execute();
  expect(await posts()).toBe(before);
  await runPaced(app.clock, () => app.drainJobs());
  expect(await posts()).toBeGreaterThan(before);
});

test("ranks hours in the user's time zone, with the user's own earlier posts", async () => {
  const ben = await member('ben');
  await ben.call(readBestTimes, askFor('webdev'));
  await runPaced(app.clock, () => app.drainJobs());
  await observe('webdev');
  const before = await ben.call(readBestTimes, { name: 'webdev', timeZone: 'UTC' });
  expect(before.best).toContain(MONDAY_9);
  expect(before.hours[MONDAY_9 + 11]).toEqual({ posts: 20, above: 0, verdict: 'poor' });
  const monday = Date.parse('2026-09-28T20:30:00Z');
  const at = { created_at: monday, updated_at: monday, published_at: monday };
  const texts = { type: 'post', title: 'A title', content: 'A text', subreddit: 'WebDev' } as const;
  const out = { phase: 'published', fence: 1, cta_style: 'none', origin: 'sandbox' } as const;
  const of = { workspace_id: ben.user!.workspaceId };
  await app.base.db
    .insertInto('posts')
    .values({ id: 'pst_own', ...of, ...texts, ...out, ...at })
    .execute();
  const seen = { upvotes: 90, comments: 0, clicks: null, source: 'sandbox', thread_at: null } as const;
  await app.base.db
    .insertInto('post_totals')
    .values({ post_id: 'pst_own', ...of, site: 'sandbox', is_counted: 1, ...seen, taken_at: monday + DAY_MS })
    .execute();
  const { hours: after } = await ben.call(readBestTimes, { name: 'webdev', timeZone: 'UTC' });
  expect(after[MONDAY_9 + 11]).toMatchObject({ posts: 21, above: 1 });
  const stranger = await member('cleo');
  expect((await stranger.call(readBestTimes, { name: 'webdev', timeZone: 'UTC' })).all.posts).toBe(80);
});

test('offers the next free time in a good hour', async () => {
  const dora = await member('dora');
  await observe('webdev');
  const days = (6 - new Date(app.clock.now()).getUTCDay() + 7) % 7;
  const saturday = new Date(app.clock.now() + days * DAY_MS).toISOString();
  const ask = { at: saturday, subreddit: 'webdev' };
  const { bestAt, nextAt } = await dora.call(readSlots, { ...ask, timeZone: 'UTC' });
  const found = new Date(bestAt!.at);
  expect([1, 2]).toContain(found.getUTCDay());
  expect([8, 9, 10]).toContain(found.getUTCHours());
  expect(bestAt).toMatchObject({ posts: 60, above: 58 });
  expect(Date.parse(nextAt!)).toBeLessThan(found.getTime());
  expect((await dora.call(readSlots, ask)).bestAt).toBeNull();
  expect((await dora.call(readSlots, { ...ask, subreddit: 'golang', timeZone: 'UTC' })).bestAt).toBeNull();
});

test('rejects visitors, unknown time zones and impossible names', async () => {
  await expect(app.visitor().call(readBestTimes, askFor('webdev'))).rejects.toMatchObject({ status: 401 });
  const emil = await app.as('emil');
  await expect(emil.call(readBestTimes, { name: 'webdev', timeZone: 'Mars/Base' })).rejects.toMatchObject({
    status: 422,
  });
  await expect(emil.call(readBestTimes, askFor('no spaces'))).rejects.toMatchObject({ status: 422 });
});
