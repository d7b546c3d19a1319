import { afterEach, beforeEach, expect, test } from 'vitest';
import * as feed from '#contract/scanning/feed.ts';
import * as savedScans from '#contract/scanning/saved-scans.ts';
import * as scanner from '#contract/scanner.ts';
import { exportUser } from '#contract/session.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { FeedRequest } from '#server/adapters/website/feed.ts';
import type { TestClient } from '#test/test-client.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';
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
const stateOf = async (client = ada) => (await client.call(feed.readFeed)).feed!;
const listOf = (client = ada) => client.call(scanner.listOpportunities, {});
const fail = (kind: string, more: object = {}) =>
  app.sandbox.control({ fault: { endpoint: 'feed', kind, ...more } });
const watchAll = (client = ada) =>
  client.call(savedScans.createSavedScan, {
    name: 'All of it',
    subreddits: ['saas', 'startups'],
    filters: { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 },
  });

test('saves the feed switched off, encrypts its token, and never returns the token', async () => {
  const token = secret.slice(5, 45);
  const saved = await save();
  expect(saved.feed).toEqual({
    host: new URL(app.sandbox.url).host,
    communities: ['saas', 'startups'],
    username: 'sandbox_ada',
    isOn: false,
    state: 'new',
    askedAt: null,
    nextAt: null,
    threads: null,
  });
  await later();
  expect(await stateOf()).toMatchObject({ state: 'new', askedAt: null });
  await ada.call(feed.switchFeed, { isOn: true });
  await app.drainJobs();
  const stored = await app.base.db.selectFrom('feeds').selectAll().execute();
  const payload = { password: TEST_PASSWORD };
  const exported = await ada.send({ method: 'POST', url: exportUser.path, payload });
  expect(exported.statusCode).toBe(200);
  const exposed = [JSON.stringify(stored), exported.body, JSON.stringify(await stateOf()), ...app.logLines];
  expect(exposed.join('\n')).not.toContain(token);
});

test("turns the feed's threads into opportunities without any account, marked and without figures", async () => {
  await watchAll();
  await on();
  expect(await stateOf()).toMatchObject({ state: 'read', threads: expect.any(Number) });
  const found = await listOf();
  expect(found.length).toBeGreaterThan(3);
  for (const thread of found)
    expect(thread).toMatchObject({ origin: 'feed', upvotes: null, comments: null, velocity: null });
  expect(found[0]!.url).toMatch(new RegExp(`^${app.sandbox.url}/r/(saas|startups)/comments/\\w+/$`));
  expect(found[0]!.parts.reduce((sum, { of }) => sum + of, 0)).toBe(100);
  const details = await ada.call(scanner.readThreadDetails, { id: found[0]!.id });
  expect(details).toMatchObject({ title: found[0]!.title, upvotes: null, engagement: null, comments: [] });
  const reply = await ada.call(scanner.generateReply, { id: found[0]!.id });
  expect(reply.content.length).toBeGreaterThan(20);
});

test('keeps threads with the keywords of a saved scan, or else by the default filters', async () => {
  await on();
  expect((await listOf()).every(({ score }) => score >= 60)).toBe(true);
  const word = 'zeppelin';
  const member = await app.sandbox.signIn('sandbox_ben');
  const title = `Which ${word} would you recommend?`;
  await member.post('/api/submit', { sr: 'saas', kind: 'self', title, text: 'I need one.' });
  const ben = await app.as('ben');
  await ben.call(savedScans.createSavedScan, {
    name: 'Mine',
    subreddits: ['saas'],
    keywords: [word],
    filters: { maxAge: 24, minScore: 0, excludeStickied: true, limit: 50 },
  });
  await on(ben);
  await later();
  expect(await listOf(ben)).toMatchObject([{ title, keywords: [word], author: 'sandbox_ben' }]);
});

test('skips an unchanged feed unless the saved scans have changed', async () => {
  await on();
  const { threads } = await stateOf();
  // The sandbox's clock is stopped, so no new threads arrive.
  await app.sandbox.control({ clock: { speed: 0 } });
  await later();
  const before = (await listOf()).length;
  await later();
  expect(await stateOf()).toMatchObject({ state: 'read', threads });
  expect(await listOf()).toHaveLength(before);
  await watchAll();
  await later();
  expect((await listOf()).length).toBeGreaterThan(before);
});

test('all feeds of the installation share one call a minute', async () => {
  const ben = await app.as('ben');
  await on();
  await on(ben);
  expect((await stateOf(ben)).askedAt).toBeNull();
  await later(MINUTE_MS / 2);
  expect((await stateOf(ben)).askedAt).toBeNull();
  const first = (await stateOf()).askedAt;
  await later(MINUTE_MS / 2);
  expect((await stateOf(ben)).state).toBe('read');
  expect((await stateOf()).askedAt).toBe(first);
  await later();
  expect((await stateOf()).askedAt).not.toBe(first);
});

test('when asked to wait, stops all feed calls, then resumes', async () => {
  const ben = await app.as('ben');
  await fail('too-many-requests', { seconds: 600 });
  await on();
  expect(await stateOf()).toMatchObject({ state: 'limited', isOn: true });
  await on(ben);
  await later(9 * MINUTE_MS);
  expect((await stateOf(ben)).askedAt).toBeNull();
  await later(2 * MINUTE_MS);
  await later();
  expect((await stateOf()).state).toBe('read');
  expect((await stateOf(ben)).state).toBe('read');
});

test('after repeated failures of one feed, delays other feeds no longer than the platform asked', async () => {
  const ben = await app.as('ben');
  await on();
  await app.base.db.updateTable('feeds').set({ failures: 9 }).execute();
  await fail('too-many-requests', { seconds: 60 });
  await later();
  expect(await stateOf()).toMatchObject({ state: 'limited' });
  await on(ben);
  await later(2 * MINUTE_MS);
  expect((await stateOf(ben)).state).toBe('read');
});

test.each([
  ['cut-short', {}, 'broken'],
  ['html-page', {}, 'notFeed'],
  ['error-before', { status: 500 }, 'failing'],
  ['lost-answer', {}, 'silent'],
] as const)(
  'loses no thread after %s, and waits longer before the next attempt',
  async (kind, more, state) => {
    await watchAll();
    await on();
    const before = (await listOf()).length;
    // Without this change the feed would be unchanged, and there would be no response to break.
    await ada.call(savedScans.createSavedScan, { name: 'Other', keywords: ['anything'] });
    await fail(kind, { ...more, times: 2 });
    await later();
    expect(await stateOf()).toMatchObject({ state, isOn: true });
    const { askedAt, nextAt } = await stateOf();
    expect(Date.parse(nextAt!) - Date.parse(askedAt!)).toBe(2 * MINUTE_MS);
    await later();
    expect((await stateOf()).askedAt).toBe(askedAt);
    await later();
    const second = await stateOf();
    expect(Date.parse(second.nextAt!) - Date.parse(second.askedAt!)).toBe(4 * MINUTE_MS);
    expect((await listOf()).length).toBeGreaterThanOrEqual(before);
    await later(4 * MINUTE_MS);
    expect((await stateOf()).state).toBe('read');
  },
);

test.each([
  ['forbidden', 'refused'],
  ['sent-elsewhere', 'elsewhere'],
] as const)('stops reading after %s until the feed is switched on again', async (kind, state) => {
  await fail(kind);
  await on();
  expect(await stateOf()).toMatchObject({ state, nextAt: null });
  await later(60 * MINUTE_MS);
  expect((await stateOf()).state).toBe(state);
  await ada.call(feed.switchFeed, { isOn: true });
  await app.drainJobs();
  expect((await stateOf()).state).toBe('read');
});

test('reads other feeds even if one cannot be processed', async () => {
  const ben = await app.as('ben');
  const { readFeed } = app.base;
  let fault: Error | null = new Error('unforeseen');
  Object.assign(app.base, {
    readFeed: (request: FeedRequest) => (fault ? Promise.reject(fault) : readFeed(request)),
  });
  await on();
  expect(await stateOf()).toMatchObject({ state: 'broken', nextAt: expect.any(String) });
  fault = null;
  await on(ben);
  await later();
  expect((await stateOf(ben)).state).toBe('read');
  await later(2 * MINUTE_MS);
  expect((await stateOf()).state).toBe('read');
});

test('reports an address that cannot be decrypted, reads other feeds, and accepts a new one', async () => {
  const ben = await app.as('ben');
  await save();
  await app.base.db.updateTable('feeds').set({ feed_token: 'of another secret' }).execute();
  expect((await ada.call(feed.switchFeed, { isOn: true })).feed).toMatchObject({ username: 'sandbox_ada' });
  await app.drainJobs();
  expect(await stateOf()).toMatchObject({ state: 'locked', nextAt: null });
  await on(ben);
  await later();
  expect((await stateOf(ben)).state).toBe('read');
  await on();
  await later();
  expect((await stateOf()).state).toBe('read');
});

test('does not read a feed that is turned off', async () => {
  await on();
  const { askedAt } = await stateOf();
  await ada.call(feed.switchFeed, { isOn: false });
  await later(10 * MINUTE_MS);
  expect(await stateOf()).toMatchObject({ isOn: false, askedAt, nextAt: null });
});

test('a removed feed can be restored for ten minutes, then it is gone for good', async () => {
  await on();
  await ada.call(feed.removeFeed);
  expect(await ada.call(feed.readFeed)).toEqual({ feed: null });
  await later(5 * MINUTE_MS);
  expect((await ada.call(feed.restoreFeed)).feed).toMatchObject({ isOn: true, state: 'read' });
  await ada.call(feed.removeFeed);
  app.clock.advance(11 * MINUTE_MS);
  await expect(ada.call(feed.restoreFeed)).rejects.toMatchObject({ status: 404 });
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await app.drainJobs();
  expect(await app.base.db.selectFrom('feeds').selectAll().execute()).toEqual([]);
});

test('a new address replaces the first', async () => {
  await on();
  expect((await save(ada, '/.rss')).feed).toMatchObject({ communities: [], isOn: false, state: 'new' });
  await expect(ada.call(feed.restoreFeed)).rejects.toMatchObject({ status: 409 });
  expect(await app.base.db.selectFrom('feeds').select('id').execute()).toHaveLength(1);
});

test.each([
  ['an address of another site', `https://evil.example/r/saas/new/.rss?feed=0123456789&user=ada_l`],
  ['a page', 'https://www.reddit.com/r/saas/'],
  ['nothing', ''],
])('rejects %s at its field', async (_what, address) => {
  await expect(ada.call(feed.saveFeed, { address })).rejects.toMatchObject({
    status: 422,
    body: { fields: { address: expect.any(String) } },
  });
  expect(await ada.call(feed.readFeed)).toEqual({ feed: null });
});

test("hides other users' feeds from strangers and visitors, and lets them change none", async () => {
  await save();
  const eve = await app.as('eve');
  expect(await eve.call(feed.readFeed)).toEqual({ feed: null });
  await expect(eve.call(feed.switchFeed, { isOn: true })).rejects.toMatchObject({ status: 404 });
  await expect(eve.call(feed.removeFeed)).rejects.toMatchObject({ status: 404 });
  await ada.call(feed.removeFeed);
  await expect(eve.call(feed.restoreFeed)).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(feed.readFeed)).rejects.toMatchObject({ status: 401 });
});

test('discards a reading if the feed is switched off meanwhile', async () => {
  await watchAll();
  const { readFeed } = app.base;
  Object.assign(app.base, {
    async readFeed(request: FeedRequest) {
      const outcome = await readFeed(request);
      await ada.call(feed.switchFeed, { isOn: false });
      return outcome;
    },
  });
  await on();
  expect(await stateOf()).toMatchObject({ isOn: false, askedAt: null });
  expect(await listOf()).toEqual([]);
});
