import { afterEach, beforeEach, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';

import { passTime } from '#test/pass-time.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { markOutdated } from '#server/adapters/db/restore-backup.ts';
import { checkBeforeSending, endOfPace } from './check-before-sending.ts';
import { createPublishStore } from './publish-rows.ts';
import { createSendingReads } from './sending-reads.ts';
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

test('a post that is hours late is parked, and sent when its author says so', async () => {
  const [late, inTime] = [await schedule('Late', HOUR_MS), await schedule('In time', 71 * HOUR_MS)];
  app.clock.advance(72 * HOUR_MS);
  await app.drainJobs();
  expect(await readPost(late)).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'LATE', message: 'It was due 3 days ago and couldn’t be sent then.' },
  });
  expect(await readPost(inTime)).toMatchObject({ phase: 'published' });
  await sendAgain(late);
  expect(await readPost(late)).toMatchObject({ phase: 'published' });
});

test('a post of an account that has lost its connection is parked before anything is asked', async () => {
  const { id } = await schedule('Cut off', HOUR_MS);
  await app.base.db.updateTable('reddit_accounts').set({ is_active: 0 }).execute();
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  const row = (await findPostRow(app.base.db, id))!;
  expect(await checkBeforeSending(ctx, createSendingReads(ctx), row, () => {})).toMatchObject({
    problem: { code: 'ACCOUNT_INACTIVE', message: 'u/sandbox_ada isn’t connected any more.' },
  });
});

test.each([
  ['to a thread of another site', () => 'https://www.reddit.com/r/webdev/comments/abc/x/'],
  ['to a link that names no thread', () => `${app.sandbox.url}/r/webdev/s/AbCdEf`],
])('an answer %s is parked', async (_where, linkOf) => {
  const { id } = await schedule('Elsewhere', HOUR_MS);
  const parent_url = linkOf();
  await app.base.db.updateTable('posts').set({ type: 'comment', title: null, parent_url }).execute();
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(await readPost({ id })).toMatchObject({ phase: 'needs_you', problem: { code: 'OTHER_SITE' } });
});

test('a post that is sent again is another version, so that no earlier job sends it too', async () => {
  const { id } = await schedule('Again', HOUR_MS);
  app.clock.advance(72 * HOUR_MS);
  await app.drainJobs();
  const fence = async () => (await findPostRow(app.base.db, id))!.fence;
  const before = await fence();
  await sendAgain({ id });
  expect(await fence()).toBe(before + 1);
});

test('while one post is in doubt, the next of its account keeps the distance to it', async () => {
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
  const [reads, waitUntil] = [createSendingReads(ctx), app.clock.now() + 10 * MINUTE_MS];
  expect(await checkBeforeSending(ctx, reads, row!, () => {})).toEqual({ waitUntil });
  expect(await endOfPace(ctx, reads, row!)).toBe(waitUntil);
  const elsewhere = { ...row!, subreddit: 'entrepreneur' };
  expect(await endOfPace(ctx, reads, elsewhere)).toBe(app.clock.now() + MINUTE_MS);
  const unpaced = { ...ctx, platform: app.base.platform };
  expect(await endOfPace(unpaced, reads, row!)).toBe(0);
});

test('a post waits a second while another of its account is being sent, and not for itself', async () => {
  const [first, second] = [await schedule('First', HOUR_MS), await schedule('Second', HOUR_MS)];
  const { db } = app.base;
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  const rowOf = async ({ id }: { id: string }) => (await findPostRow(db, id))!;
  await createPublishStore(ctx).arm(await rowOf(first), app.clock.now());
  const check = async (post: { id: string }) =>
    await checkBeforeSending(ctx, createSendingReads(ctx), await rowOf(post), () => {});
  expect(await check(second)).toEqual({ waitUntil: app.clock.now() + SECOND_MS });
  expect(await check(first)).toBeNull();
});

test('a server that is turned away at the door waits, and blames no community', async () => {
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

/** The rules are waited for no longer than a few seconds. */
async function codeASecondLater(post: { id: string }): Promise<string | undefined> {
  app.clock.advance(SECOND_MS);
  return (await readPost(post))?.problem?.code;
}

test('a post that waits for the call limit says so and about until when, and is sent then', async () => {
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

test('a server that stops sends nothing more, and ends its waits for the call limit', async () => {
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

test('after a restore a post that went out is adopted, one that was due is parked, and a later one is sent', async () => {
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
  // Even if it takes a while to send it, its author has decided.
  await pass(2 * HOUR_MS, 10 * MINUTE_MS);
  expect(await readPost(later)).toMatchObject({ phase: 'published' });
  expect(await readPost(due)).toMatchObject({ phase: 'published' });
  expect((await titlesThere()).toSorted()).toEqual(['Comes later', 'Did not go out', 'Went out']);
});

test('a post that is due after the restore goes out, although its list could not be read at first', async () => {
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

test('after a restore a post does not take the copy of an equal post for its own', async () => {
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

test('a restored post waits for a list that cannot be read, and is parked when it stays so', async () => {
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

test('after the clock was set back, a post in doubt is still checked, and sent again', async () => {
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

test('an earlier text that arrives late parks the edited post', async () => {
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
