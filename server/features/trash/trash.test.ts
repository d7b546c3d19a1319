import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import { readBeginning } from '#contract/beginning.ts';
import * as posts from '#contract/posts.ts';
import { emptyTrash, listTrash, removePost, restorePost } from '#contract/trash.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now() + days * DAY_MS).toISOString();

async function save(client: TestClient, post: object = {}): Promise<posts.Post> {
  app.clock.advance(1);
  const draft = { title: 'A title', content: 'A text', subreddit: 'webdev' };
  return await client.call(posts.createPost, { ...draft, ...post });
}

async function trash(client: TestClient, post: object = {}): Promise<posts.Post> {
  const saved = await save(client, post);
  await client.call(posts.deletePost, saved);
  return saved;
}

const trashed = async (client: TestClient) => (await client.call(listTrash)).posts.map(({ id }) => id);
const rowsOf = (id: string) => app.base.db.selectFrom('posts').selectAll().where('id', '=', id).execute();

test('lists deleted posts, latest first, with the date of their removal', async () => {
  const ada = await app.as('ada');
  const first = await trash(ada, { content: '\u{1f600}'.repeat(300) });
  app.clock.advance(DAY_MS);
  const second = await trash(ada, { title: null, type: 'comment', content: 'An answer' });
  const { total, posts: shown } = await ada.call(listTrash);
  expect(total).toBe(2);
  expect(shown).toMatchObject([
    { id: second.id, title: null, excerpt: 'An answer', deletedAt: inDays(0), goneAt: inDays(30) },
    { id: first.id, excerpt: '\u{1f600}'.repeat(200) },
  ]);
});

test('deletes a post permanently', async () => {
  const ben = await app.as('ben');
  const { id } = await trash(ben);
  await ben.call(removePost, { id });
  expect(await trashed(ben)).toEqual([]);
  expect(await rowsOf(id)).toEqual([]);
  for (const verb of [posts.deletePost, restorePost, removePost])
    await expect(ben.call(verb, { id })).rejects.toMatchObject({ status: 404 });
});

test('answers 404 to a second deletion and keeps the post in the trash', async () => {
  const ben = await app.as('ben');
  const { id } = await trash(ben);
  await expect(ben.call(posts.deletePost, { id })).rejects.toMatchObject({ status: 404 });
  expect(await trashed(ben)).toEqual([id]);
});

test('neither restores nor removes a post that is not in the trash', async () => {
  const ben = await app.as('ben');
  const { id } = await save(ben);
  for (const verb of [restorePost, removePost])
    await expect(ben.call(verb, { id })).rejects.toMatchObject({ status: 404 });
  expect(await rowsOf(id)).toHaveLength(1);
});

test('a post keeps its idempotency key in the trash and after it is restored', async () => {
  const ben = await app.as('ben');
  const post = { content: 'A text', subreddit: 'webdev', 'idempotency-key': 'one text, one post' };
  const { id } = await ben.call(posts.createPost, post);
  await ben.call(posts.deletePost, { id });
  await ben.call(restorePost, { id });
  expect((await ben.call(posts.createPost, post)).id).toBe(id);
});

test('if a post is deleted twice at the same time, moves it to the trash once', async () => {
  const carl = await app.as('carl');
  const { id } = await save(carl);
  await Promise.allSettled([carl.call(posts.changePosts, bin(id)), carl.call(posts.changePosts, bin(id))]);
  await carl.call(posts.changePosts, bin(id));
  expect(await trashed(carl)).toEqual([id]);
});
const bin = (id: string) => ({ ids: [id], action: 'delete' }) as const;

test('skips posts already in the trash in a bulk deletion', async () => {
  const cleo = await app.as('cleo');
  const { id } = await trash(cleo);
  const before = await cleo.call(listTrash);
  app.clock.advance(DAY_MS);
  await cleo.call(posts.changePosts, bin(id));
  expect(await cleo.call(listTrash)).toEqual(before);
});

test("emptying the trash removes all of the user's posts in it, and nothing else", async () => {
  const [dora, emil] = [await app.as('dora'), await app.as('emil')];
  const kept = await save(dora);
  const theirs = await trash(emil);
  const gone = [await trash(dora), await trash(dora)];
  expect(await dora.call(emptyTrash)).toEqual({ removed: 2 });
  expect(await dora.call(emptyTrash)).toEqual({ removed: 0 });
  for (const { id } of gone) expect(await rowsOf(id)).toEqual([]);
  expect(await dora.call(posts.listPosts)).toMatchObject([{ id: kept.id }]);
  expect(await trashed(emil)).toEqual([theirs.id]);
});

test('hides a post after 30 days in the trash, even before it is swept', async () => {
  const fritz = await app.as('fritz');
  const { id } = await trash(fritz);
  // Time advances in two steps, so that the session stays alive.
  for (const _half of [1, 2]) {
    app.clock.advance(15 * DAY_MS);
    expect(await trashed(fritz)).toEqual([id]);
  }
  app.clock.advance(1);
  expect(await trashed(fritz)).toEqual([]);
  await expect(fritz.call(restorePost, { id })).rejects.toMatchObject({ status: 404 });
});

test('restores a scheduled post as a draft if its time has passed', async () => {
  const gina = await app.as('gina');
  await connectAccount(gina, { username: 'sandbox_ada' });
  const missed = await trash(gina, { status: 'scheduled', scheduledAt: inDays(1) });
  const ahead = await trash(gina, { status: 'scheduled', scheduledAt: inDays(3), content: 'Another text' });
  app.clock.advance(2 * DAY_MS);
  expect(await gina.call(restorePost, missed)).toMatchObject({ phase: 'draft', problem: null });
  expect(await gina.call(restorePost, ahead)).toMatchObject({ phase: 'waiting' });
  app.clock.advance(DAY_MS + HOUR_MS);
  await app.drainJobs();
  const phases = (await gina.call(posts.listPosts)).map(({ phase }) => phase);
  expect(phases).toEqual(['published', 'draft']);
});

test('restores a scheduled post as a draft if another community has its text by now', async () => {
  const hugo = await app.as('hugo');
  const plan = { status: 'scheduled', scheduledAt: inDays(1), content: 'One text for one community.' };
  const first = await trash(hugo, plan);
  await save(hugo, { ...plan, subreddit: 'golang' });
  expect(await hugo.call(restorePost, first)).toMatchObject({ phase: 'draft' });
});

test('removes a recently sent post at once, and its attempts two hours later', async () => {
  const ina = await app.as('ina');
  await connectAccount(ina, { username: 'sandbox_ben' });
  const { id } = await trash(ina, { status: 'published', content: 'It is out.' });
  await ina.call(removePost, { id });
  expect(await trashed(ina)).toEqual([]);
  await expect(ina.call(restorePost, { id })).rejects.toMatchObject({ status: 404 });
  expect(await rowsOf(id)).toHaveLength(1);
  app.clock.advance(2 * HOUR_MS);
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await app.drainJobs();
  expect(await rowsOf(id)).toEqual([]);
  const seen = (await (await app.sandbox.signIn()).get('/user/sandbox_ben/submitted')).children();
  expect(seen).toMatchObject([{ title: 'A title' }]);
});

test('a user cannot see, empty or change a stranger’s trash', async () => {
  const [jan, kim] = [await app.as('jan'), await app.as('kim')];
  const { id } = await trash(jan);
  expect(await kim.call(listTrash)).toEqual({ total: 0, posts: [] });
  await kim.call(emptyTrash);
  for (const verb of [posts.deletePost, restorePost, removePost])
    await expect(kim.call(verb, { id })).rejects.toMatchObject({ status: 404 });
  expect(await trashed(jan)).toEqual([id]);
  for (const endpoint of [listTrash, emptyTrash])
    await expect(app.visitor().call(endpoint)).rejects.toMatchObject({ status: 401 });
});

test('does not find a permanently removed post even while its row is kept', async () => {
  const lea = await app.as('lea');
  await connectAccount(lea, { username: 'sandbox_ben' });
  const { id } = await trash(lea, { status: 'published', content: 'It is out, and will be gone.' });
  await lea.call(removePost, { id });
  expect(await rowsOf(id)).toHaveLength(1);
  const calls = [
    () => lea.call(posts.readPostHistory, { id }),
    () => lea.call(readBeginning, { id }),
    () => lea.call(posts.updatePost, { id, title: 'Another title' }),
    () => lea.call(posts.retryPost, { id }),
    () => lea.call(posts.confirmPost, { id, permalink: 'https://www.reddit.com/r/webdev/comments/abc123/' }),
    () => lea.call(posts.changePosts, bin(id)),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
});

test('the key of a permanently removed post creates no second post', async () => {
  const max = await app.as('max');
  await connectAccount(max, { username: 'sandbox_ben' });
  const post = {
    title: 'A title',
    content: 'Sent and removed.',
    subreddit: 'webdev',
    status: 'published',
    'idempotency-key': 'sent and removed',
  } as const;
  const { id } = await max.call(posts.createPost, post);
  await max.call(posts.deletePost, { id });
  await max.call(removePost, { id });
  await expect(max.call(posts.createPost, post)).rejects.toMatchObject({ status: 409 });
});

test('rejects changes to a post in the trash', async () => {
  const ola = await app.as('ola');
  const { id } = await save(ola);
  await ola.call(posts.deletePost, { id });
  await expect(ola.call(posts.updatePost, { id, title: 'Late' })).rejects.toMatchObject({ status: 409 });
});

test('rejects confirming a post in the trash', async () => {
  const ned = await app.as('ned');
  const { id: redditAccountId } = await ned.call(addAssistedAccount, { username: 'ned_by_hand' });
  const { id } = await trash(ned, { status: 'published', redditAccountId });
  const permalink = 'https://www.reddit.com/r/webdev/comments/abc123/a_title/';
  await expect(ned.call(posts.confirmPost, { id, permalink })).rejects.toMatchObject({ status: 409 });
  expect(await trashed(ned)).toEqual([id]);
});
