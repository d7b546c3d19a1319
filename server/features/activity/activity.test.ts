import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import * as activity from '#contract/activity.ts';
import * as posts from '#contract/posts.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { addHistory } from '../posts/post-events.ts';

const MINUTE_MS = 60_000;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const draft = { title: 'A title', content: 'A text', subreddit: 'marketing' };

async function connected(name: string) {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}
async function goesOutIn(client: TestClient, ms: number, post: object = {}) {
  const scheduledAt = new Date(app.clock.now() + ms).toISOString();
  const made = await client.call(posts.createPost, { ...draft, ...post, status: 'scheduled', scheduledAt });
  app.clock.advance(ms);
  await app.drainJobs();
  return made.id;
}
const unreadOf = async (client: TestClient) => (await client.call(activity.countActivity)).unread;
const newsOf = async (client: TestClient) =>
  (await client.call(activity.listActivity)).items.map(({ event, isNew }) => [event, isNew]);
const seeAll = async (client: TestClient) => {
  const [newest] = (await client.call(activity.listActivity)).items;
  return await client.call(activity.markActivitySeen, { until: newest?.at ?? '' });
};

test('marks posts published while a user was away as unread until seen', async () => {
  const ada = await connected('ada');
  expect(await unreadOf(ada)).toBe(0);
  const id = await goesOutIn(ada, 60 * MINUTE_MS);
  expect(await unreadOf(ada)).toBe(1);
  const { items, next } = await ada.call(activity.listActivity);
  expect(next).toBeNull();
  expect(items).toEqual([
    expect.objectContaining({
      event: 'accepted',
      isNew: true,
      origin: 'sandbox',
      at: new Date(app.clock.now()).toISOString(),
      post: { id, title: 'A title', content: 'A text', subreddit: 'marketing' },
    }),
  ]);
  expect(await seeAll(ada)).toEqual({ unread: 0 });
  expect(await newsOf(ada)).toEqual([['accepted', false]]);
});

test('removes the entry of a post that waits for manual posting once the post has a link', async () => {
  const ada = await app.as('byhand');
  const { id: account } = await ada.call(addAssistedAccount, { username: 'ada_writes' });
  const id = await goesOutIn(ada, 60 * MINUTE_MS, { redditAccountId: account });
  expect(await newsOf(ada)).toEqual([['parked', true]]);
  app.clock.advance(1);
  const permalink = 'https://www.reddit.com/r/marketing/comments/1abcde/a_title/';
  await ada.call(posts.confirmPost, { id, permalink });
  expect(await newsOf(ada)).toEqual([
    ['confirmed', false],
    ['parked', false],
  ]);
  expect(await unreadOf(ada)).toBe(0);
});

test('does not report a post that was published while its author watched, but reports a rejection', async () => {
  const ben = await connected('ben');
  await ben.call(posts.createPost, { ...draft, status: 'published' });
  expect(await newsOf(ben)).toEqual([['accepted', false]]);
  expect(await unreadOf(ben)).toBe(0);
  app.clock.advance(1);
  await ben.call(posts.createPost, {
    ...draft,
    content: 'Something else entirely',
    subreddit: 'handpicked',
    status: 'published',
  });
  expect(await newsOf(ben)).toEqual([
    ['refused', true],
    ['accepted', false],
  ]);
  expect(await unreadOf(ben)).toBe(1);
});

test('reports moderation and parked posts with their reason', async () => {
  const cleo = await connected('cleo');
  const id = await goesOutIn(cleo, 60 * MINUTE_MS, { title: 'Taken down later' });
  const { platform_id: thing } = await app.base.db
    .selectFrom('posts')
    .select('platform_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await app.sandbox.control({ thing: { id: String(thing), action: 'remove' } });
  app.clock.advance(5 * MINUTE_MS);
  await app.base.jobs.enqueue(app.base.db, watchPosts, {});
  await app.drainJobs();
  const { items } = await cleo.call(activity.listActivity);
  expect(items.map(({ event }) => event)).toEqual(['removedThere', 'accepted']);
  expect(items[0]?.detail).toBe('A moderator of r/marketing took it down.');
});

/** Adds `count` events to a post's history, some at the same instant. */
async function happen(client: TestClient, count: number) {
  const { id } = await client.call(posts.createPost, draft);
  for (let no = 0; no < count; no++) {
    if (no % 3 === 0) app.clock.advance(MINUTE_MS);
    await addHistory(app.base, app.base.db, id, 'locked');
  }
  return id;
}

test('returns a long list page by page, newest first, with each event once', async () => {
  const dora = await app.as('dora');
  await happen(dora, 70);
  const seen: { at: string; id: string }[] = [];
  const sizes: number[] = [];
  for (let before: string | undefined, isMore = true; isMore;) {
    const { items, next } = await dora.call(activity.listActivity, { before });
    sizes.push(items.length);
    seen.push(...items);
    before = next ?? undefined;
    isMore = next !== null;
  }
  expect(sizes).toEqual([30, 30, 10]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(70);
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('counts at most a hundred unread events, and omits posts in the trash', async () => {
  const emil = await app.as('emil');
  const id = await happen(emil, 104);
  expect(await unreadOf(emil)).toBe(100);
  await emil.call(posts.deletePost, { id });
  expect(await unreadOf(emil)).toBe(0);
  expect(await newsOf(emil)).toEqual([]);
});

test('moves the seen mark forward only, never into the future, and notifies other pages', async () => {
  const fritz = await app.as('fritz');
  await happen(fritz, 1);
  const { workspace_id: workspaceId } = await app.base.db
    .selectFrom('sessions')
    .select('workspace_id')
    .where('user_id', '=', String(fritz.user?.userId))
    .executeTakeFirstOrThrow();
  const topics: string[] = [];
  const stop = app.base.events.subscribe(workspaceId, ({ topic }) => topics.push(topic));
  const see = (until: string) => fritz.call(activity.markActivitySeen, { until });
  expect(await see('2100-01-01T00:00:00Z')).toEqual({ unread: 0 });
  await expect.poll(() => topics).toContain('activity');
  app.clock.advance(MINUTE_MS);
  await happen(fritz, 1);
  expect(await see('2020-01-01T00:00:00Z')).toEqual({ unread: 1 });
  stop();
});

test('does not let strangers see or change it, and requires visitors to sign in', async () => {
  const gina = await app.as('gina');
  await happen(gina, 1);
  const hugo = await app.as('hugo');
  expect(await newsOf(hugo)).toEqual([]);
  await hugo.call(activity.markActivitySeen, { until: new Date(app.clock.now()).toISOString() });
  expect(await unreadOf(gina)).toBe(1);
  const visitor = app.visitor();
  for (const endpoint of [activity.listActivity, activity.countActivity])
    await expect(visitor.call(endpoint)).rejects.toMatchObject({ status: 401 });
});

test.each([
  [activity.listActivity, { before: 'yesterday' }, 'before'],
  [activity.markActivitySeen, { until: 'now' }, 'until'],
  [activity.markActivitySeen, {}, 'until'],
] as const)('rejects an invalid cursor or time (%#)', async (endpoint, input, field) => {
  const ina = await app.as('ina');
  await expect(ina.call(endpoint, input)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});
