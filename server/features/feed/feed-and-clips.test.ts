import { afterEach, beforeEach, expect, test } from 'vitest';
import * as feed from '#contract/scanning/feed.ts';
import * as savedScans from '#contract/scanning/saved-scans.ts';
import * as scanner from '#contract/scanner.ts';
import { saveClip } from '#contract/scanning/clips.ts';
import { createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { readFeeds } from './feed-jobs.ts';

const MINUTE_MS = 60_000;
const PATH = '/r/saas+startups/new/.rss';
let app: PlatformApp;
let ada: TestClient;
let secret: string;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  const page = await app.sandbox.fetch('/prefs/feeds', { headers: { accept: 'text/html' } });
  secret = /feed=\w{40}&amp;user=sandbox_ada/.exec(page.text)![0].replace('&amp;', '&');
});
afterEach(() => app.close());

const save = (client = ada, path = PATH) =>
  client.call(feed.saveFeed, { address: `${app.sandbox.url}${path}?${secret}` });
const on = async (client = ada) => {
  await save(client);
  await client.call(feed.switchFeed, { isOn: true });
  await app.drainJobs();
};
const later = async (ms = MINUTE_MS) => {
  app.clock.advance(ms);
  await app.base.jobs.enqueue(app.base.db, readFeeds, {}, { uniqueKey: 'test' });
  await app.drainJobs();
};
const listOf = (client = ada) => client.call(scanner.listOpportunities, {});
const watchAll = (client = ada) =>
  client.call(savedScans.createSavedScan, {
    name: 'All of it',
    subreddits: ['saas', 'startups'],
    filters: { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 },
  });

test("keeps a clip's figures when the feed contains the same thread, and adds no second row", async () => {
  await watchAll();
  await on();
  const [first] = await listOf();
  await ada.call(saveClip, {
    address: first!.url,
    subreddit: first!.subreddit,
    title: first!.title,
    upvotes: 12,
    comments: 3,
  });
  await ada.call(savedScans.createSavedScan, { name: 'Other', keywords: ['anything'] });
  await later();
  const same = (await listOf()).filter(({ title }) => title === first!.title);
  expect(same).toMatchObject([{ origin: 'clip', upvotes: 12 }]);
});

test('keeps the keywords found by the feed when a thread is clipped', async () => {
  const keywords = ['tool*', 'recommend*', 'customer*', 'people'];
  const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };
  await ada.call(savedScans.createSavedScan, {
    name: 'Words',
    subreddits: ['saas', 'startups'],
    keywords,
    filters,
  });
  await on();
  const found = (await listOf()).find((each) => each.keywords.length > 0)!;
  const { url: address, subreddit, title, description: content } = found;
  await ada.call(saveClip, { address, subreddit, title, content, upvotes: 12, comments: 3 });
  const clipped = (await listOf()).find(({ url }) => url === address)!;
  expect(clipped).toMatchObject({ origin: 'clip', keywords: found.keywords });
  expect(clipped.parts.map(({ name }) => name)).toContain('relevance');
});

test('lists a thread once if it is clipped from a page that hides votes', async () => {
  await watchAll();
  await on();
  const [first] = await listOf();
  const { url: address, subreddit, title } = first!;
  expect((await ada.call(saveClip, { address, subreddit, title })).id).toBe(first!.id);
  const same = (await listOf()).filter(({ url }) => url === address);
  expect(same).toMatchObject([{ origin: 'clip', upvotes: null }]);
});

test('adds a thread that only another workspace clipped', async () => {
  await watchAll();
  await on();
  const [first] = await listOf();
  const { id, url, subreddit, title } = first!;
  const ben = await app.as('ben');
  await ben.call(saveClip, { address: url, subreddit, title, upvotes: 12, comments: 3 });
  await app.base.db.deleteFrom('opportunities').where('id', '=', id).execute();
  await ada.call(savedScans.createSavedScan, { name: 'Other', keywords: ['anything'] });
  await later();
  expect((await listOf()).map((thread) => thread.url)).toContain(url);
});
