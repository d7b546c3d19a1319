import { afterEach, beforeEach, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';

import { passTime } from '#test/pass-time.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { markOutdated } from '#server/adapters/db/restore-backup.ts';
import { checkBeforeSending, findPaceEnd } from './check-before-sending.ts';
import { createPublishStore } from './publish-rows.ts';
import { createPublishReads } from './publish-reads.ts';
import { findPostRow } from '../posts/post-rows.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp({ REDDIT_QPM: '100' });
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
});
afterEach(() => app.close());

const inFuture = (ms: number) => new Date(app.clock.now() + ms).toISOString();
const schedule = (title: string, ms: number) =>
  ada.call(posts.createPost, {
    title,
    content: `The text of ${title}.`,
    subreddit: 'webdev',
    status: 'scheduled',
    scheduledAt: inFuture(ms),
  });

const pass = (ms: number, stepMs = 30 * SECOND_MS) => passTime(app, ms, stepMs);

const readPost = async ({ id }: { id: string }) =>
  (await ada.call(posts.listPosts)).find((post) => post.id === id);
async function sendAgain({ id }: { id: string }) {
  await ada.call(posts.retryPost, { id });
  await app.drainJobs();
}
const titlesThere = async () => {
  const made = await (await app.sandbox.signIn('sandbox_ada')).get('/user/sandbox_ada/submitted?limit=100');
  return made.children().map(({ title }) => title);
};

test('parks a post that is hours late, and sends it when its author asks', async () => {
  const [late, inTime] = [await schedule('Late', HOUR_MS), await schedule('In time', 71 * HOUR_MS)];
  app.clock.advance(72 * HOUR_MS);
  await app.drainJobs();
  expect(await readPost(late)).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'LATE', message: 'Not sent: it was due 3 days ago.' },
  });
  expect(await readPost(inTime)).toMatchObject({ phase: 'published' });
  await sendAgain(late);
  expect(await readPost(late)).toMatchObject({ phase: 'published' });
});

test('parks a post of a disconnected account without calling the platform', async () => {
  const { id } = await schedule('Cut off', HOUR_MS);
  await app.base.db.updateTable('reddit_accounts').set({ is_active: 0 }).execute();
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  const row = (await findPostRow(app.base.db, id))!;
  expect(await checkBeforeSending(ctx, createPublishReads(ctx), row, () => {})).toMatchObject({
    problem: { code: 'ACCOUNT_INACTIVE', message: 'u/sandbox_ada isn’t connected any more.' },
  });
});

test.each([
  ['to a thread of another site', () => 'https://www.reddit.com/r/webdev/comments/abc/x/'],
  ['to a link that names no thread', () => `${app.sandbox.url}/r/webdev/s/AbCdEf`],
])('parks a reply %s', async (_where, linkOf) => {
  const { id } = await schedule('Elsewhere', HOUR_MS);
  const parent_url = linkOf();
  await app.base.db.updateTable('posts').set({ type: 'comment', title: null, parent_url }).execute();
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(await readPost({ id })).toMatchObject({ phase: 'needs_you', problem: { code: 'OTHER_SITE' } });
});

test('a post that is sent again gets a new version number, so that earlier jobs do not send it too', async () => {
  const { id } = await schedule('Again', HOUR_MS);
  app.clock.advance(72 * HOUR_MS);
  await app.drainJobs();
  const fence = async () => (await findPostRow(app.base.db, id))!.fence;
  const before = await fence();
  await sendAgain({ id });
  expect(await fence()).toBe(before + 1);
});

test('keeps the minimum gap after a post with an unknown outcome', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  const doubtful = await ada.call(posts.createPost, {
    title: 'In doubt',
    content: 'One two three.',
    subreddit: 'webdev',
    status: 'published',
  });
  expect(doubtful.phase).toBe('checking');
  const next = await schedule('The next', SECOND_MS);
  const paced = { ...app.base.platform!, pace: { accountMs: MINUTE_MS, communityMs: 10 * MINUTE_MS } };
  const ctx = { ...app.base, platform: paced, actor: { kind: 'job', name: 'test' } } as const;
  const row = await findPostRow(app.base.db, next.id);
  const [reads, waitUntil] = [createPublishReads(ctx), app.clock.now() + 10 * MINUTE_MS];
  expect(await checkBeforeSending(ctx, reads, row!, () => {})).toEqual({ waitUntil });
  expect(await findPaceEnd(ctx, reads, row!)).toBe(waitUntil);
  const elsewhere = { ...row!, subreddit: 'entrepreneur' };
  expect(await findPaceEnd(ctx, reads, elsewhere)).toBe(app.clock.now() + MINUTE_MS);
  const unpaced = { ...ctx, platform: app.base.platform };
  expect(await findPaceEnd(unpaced, reads, row!)).toBe(0);
});

test('waits a second while another post of its account is being sent, but does not wait for itself', async () => {
  const [first, second] = [await schedule('First', HOUR_MS), await schedule('Second', HOUR_MS)];
  const { db } = app.base;
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  const rowOf = async ({ id }: { id: string }) => (await findPostRow(db, id))!;
  await createPublishStore(ctx).arm(await rowOf(first), app.clock.now());
  const check = async (post: { id: string }) =>
    await checkBeforeSending(ctx, createPublishReads(ctx), await rowOf(post), () => {});
  expect(await check(second)).toEqual({ waitUntil: app.clock.now() + SECOND_MS });
  expect(await check(first)).toBeNull();
});

test('waits if the platform’s edge blocks us, and does not blame the community', async () => {
  const post = await schedule('Turned away', MINUTE_MS);
  const { platform } = app.base;
  const real = { ...platform! };
  const edge = async () => ({ kind: 'forbidden', reason: 'blocked_at_the_edge' }) as const;
  Object.assign(platform!, { submit: edge });
  app.clock.advance(61 * SECOND_MS);
  await app.drainJobs();
  expect(await readPost(post)).toMatchObject({ phase: 'waiting', problem: { code: 'BLOCKED' } });
  Object.assign(platform!, real);
  await pass(6 * MINUTE_MS);
  expect(await readPost(post)).toMatchObject({ phase: 'published' });
});

/** The check waits a few seconds at most for rules. */
async function codeASecondLater(post: { id: string }): Promise<string | undefined> {
  app.clock.advance(SECOND_MS);
  return (await readPost(post))?.problem?.code;
}

test('reports that a post waits for the call limit and until about when, then sends it', async () => {
  const { db, jobs } = app.base;
  const post = await schedule('Over the limit', MINUTE_MS);
  app.clock.advance(61 * SECOND_MS);
  await db
    .updateTable('call_budget')
    .set({ blocked_until: app.clock.now() + 10 * MINUTE_MS })
    .execute();
  const sending = jobs.runDue(10);
  await expect.poll(() => codeASecondLater(post)).toBe('CALL_LIMIT');
  expect(await readPost(post)).toMatchObject({
    phase: 'waiting',
    problem: { message: 'Waiting for the sandbox’s call limit, about 2026-11-02T09:41:01.000Z.' },
  });
  app.clock.advance(10 * MINUTE_MS);
  await sending;
  expect(await readPost(post)).toMatchObject({ phase: 'published' });
});

test('stops sending and ends waits for the call limit on shutdown', async () => {
  const { db, jobs, stop } = app.base;
  const post = await schedule('Not today', MINUTE_MS);
  app.clock.advance(61 * SECOND_MS);
  await db
    .updateTable('call_budget')
    .set({ blocked_until: app.clock.now() + HOUR_MS })
    .execute();
  const sending = jobs.runDue(10);
  await expect.poll(() => codeASecondLater(post)).toBe('CALL_LIMIT');
  stop.abort();
  await sending;
  expect(await readPost(post)).toMatchObject({ phase: 'waiting' });
});

test('after a restore, finds a post that went out, parks one that was due, and sends a later one', async () => {
  const backupAt = app.clock.now();
  const [out, due, later] = [
    await schedule('Went out', HOUR_MS),
    await schedule('Did not go out', HOUR_MS),
    await schedule('Comes later', 3 * HOUR_MS),
  ];
  const fields = { sr: 'webdev', kind: 'self', title: 'Went out', text: 'The text of Went out.' };
  app.clock.advance(90 * MINUTE_MS);
  await (await app.sandbox.signIn('sandbox_ada')).post('/api/submit', fields);
  await markOutdated(app.base.db, { backupAt, restoredAt: app.clock.now() });
  app.clock.advance(30 * MINUTE_MS);
  await app.drainJobs();
  expect(await readPost(out)).toMatchObject({ phase: 'published', permalink: expect.stringContaining('/') });
  expect(await readPost(due)).toMatchObject({ phase: 'needs_you', problem: { code: 'RESTORED' } });
  await ada.call(posts.retryPost, due);
  // The author has decided to send it, so a slow send is still fine.
  await pass(2 * HOUR_MS, 10 * MINUTE_MS);
  expect(await readPost(later)).toMatchObject({ phase: 'published' });
  expect(await readPost(due)).toMatchObject({ phase: 'published' });
  expect((await titlesThere()).toSorted()).toEqual(['Comes later', 'Did not go out', 'Went out']);
});

test('sends a post due after a restore although its list was unreadable at first', async () => {
  const { db, platform } = app.base;
  const backupAt = app.clock.now() - MINUTE_MS;
  const [now, later] = [await schedule('Next', HOUR_MS), await schedule('Much later', 2 * HOUR_MS)];
  await markOutdated(db, { backupAt, restoredAt: app.clock.now() });
  const real = { ...platform! };
  Object.assign(platform!, { mySubmissions: async () => ({ kind: 'notSent', detail: 'no route' }) });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(await readPost(now)).toMatchObject({ phase: 'waiting' });
  Object.assign(platform!, real);
  await pass(MINUTE_MS);
  expect(await readPost(now)).toMatchObject({ phase: 'published' });
  app.clock.advance(8 * HOUR_MS);
  await app.drainJobs();
  expect(await readPost(later)).toMatchObject({ phase: 'needs_you', problem: { code: 'LATE' } });
});

test('after a restore, does not take the copy of an identical post for this one', async () => {
  const words = {
    title: 'Equal',
    content: 'The text of Equal.',
    subreddit: 'webdev',
    status: 'published',
  } as const;
  const out = await ada.call(posts.createPost, words);
  const post = await schedule('Equal', HOUR_MS);
  await markOutdated(app.base.db, { backupAt: app.clock.now() - MINUTE_MS, restoredAt: app.clock.now() });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  const sent = await readPost(post);
  expect(sent).toMatchObject({ phase: 'published' });
  expect(sent?.permalink).not.toBe(out.permalink);
  expect(await titlesThere()).toEqual(['Equal', 'Equal']);
});

test('delays a restored post while its list is unreadable, then parks it', async () => {
  const post = await schedule('Nobody knows', HOUR_MS);
  await app.base.db.updateTable('posts').set({ doubted_since: app.clock.now() }).execute();
  Object.assign(app.base.platform!, { mySubmissions: async () => ({ kind: 'notSent', detail: 'no route' }) });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(await readPost(post)).toMatchObject({ phase: 'waiting' });
  await pass(31 * MINUTE_MS);
  expect(await readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'RESTORED' } });
  expect(await titlesThere()).toEqual([]);
});

test('checks and resends a post with an unknown outcome after the clock was set back', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request', times: 2 } });
  const post = await ada.call(posts.createPost, {
    title: 'Back in time',
    content: 'The text of a traveller.',
    subreddit: 'webdev',
    status: 'published',
  });
  await app.base.db
    .updateTable('post_attempts')
    .set((row) => ({ created_at: row('created_at', '+', 24 * HOUR_MS) }))
    .execute();
  await pass(4 * MINUTE_MS, 2 * SECOND_MS);
  expect(await readPost(post)).toMatchObject({ phase: 'published' });
  expect(await titlesThere()).toEqual(['Back in time']);
});

test('parks an edited post when its earlier text turns up late', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const post = await ada.call(posts.createPost, {
    title: 'First words',
    content: 'The first text.',
    subreddit: 'webdev',
    status: 'published',
  });
  await app.base.db
    .updateTable('posts')
    .set((row) => ({ phase: 'waiting', fence: row('fence', '+', 1), content: 'The second text.' }))
    .execute();
  const fields = { sr: 'webdev', kind: 'self', title: 'First words', text: 'The first text.' };
  await (await app.sandbox.signIn('sandbox_ada')).post('/api/submit', fields);
  await pass(3 * MINUTE_MS);
  expect(await readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'EARLIER_TEXT' } });
  await pass(HOUR_MS, MINUTE_MS);
  const events = await ada.call(posts.readPostHistory, { id: post.id });
  expect(events.filter(({ event }) => event === 'copyFound')).toHaveLength(1);
});
