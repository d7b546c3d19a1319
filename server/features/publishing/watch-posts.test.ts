import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import { readFigures } from '#contract/figures.ts';
import * as posts from '#contract/posts.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { watchPosts } from '../posts/post-jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const draft = { title: 'A title', content: 'A text', subreddit: 'webdev', status: 'published' } as const;

async function published(name: string, post: object = {}) {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  const { id, permalink } = await client.call(posts.createPost, { ...draft, ...post });
  const { platform_id: thing } = await app.base.db
    .selectFrom('posts')
    .select('platform_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { client, id, permalink, thing: String(thing) };
}

const change = (id: string, action: string, more = {}) =>
  app.sandbox.control({ thing: { id, action, ...more } });
async function checkAfter(ms: number) {
  app.clock.advance(ms);
  await app.base.jobs.enqueue(app.base.db, watchPosts, {});
  await app.drainJobs();
}
const stateOf = async (client: TestClient, id: string) => {
  const post = (await client.call(posts.listPosts)).find((each) => each.id === id);
  const history = await client.call(posts.readPostHistory, { id });
  const noticed = history.map(({ event }) => event).filter((event) => AFTERWARDS.has(event));
  return { phase: post?.phase, status: post?.status, problem: post?.problem, noticed };
};
const AFTERWARDS = new Set(['removedThere', 'backThere', 'locked', 'unlocked', 'editedThere']);

test('reports who removed a post, and shows it as published once it is approved again', async () => {
  const { client, id, thing } = await published('ada');
  await change(thing, 'remove');
  await checkAfter(29_000);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: [] });
  await checkAfter(1_000);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'removed',
    status: 'published',
    problem: { code: 'REMOVED', message: 'A moderator of r/webdev took it down.' },
    noticed: ['removedThere'],
  });
  await change(thing, 'approve');
  await checkAfter(4 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
  await checkAfter(MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'published',
    problem: null,
    noticed: ['removedThere', 'backThere'],
  });
});

test('notices a lock, an edit and a deletion on the platform once each', async () => {
  const { client, id, thing } = await published('ben');
  const there = await app.sandbox.signIn();
  await change(thing, 'lock');
  await there.post('/api/editusertext', { thing_id: thing, text: 'Edited there' });
  await checkAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: ['locked', 'editedThere'] });
  await checkAfter(HOUR_MS);
  expect((await stateOf(client, id)).noticed).toEqual(['locked', 'editedThere']);
  await there.post('/api/del', { id: thing });
  await checkAfter(24 * HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'removed',
    problem: { code: 'DELETED_THERE' },
    noticed: ['locked', 'editedThere', 'removedThere'],
  });
});

test('notices a comment deleted on the platform', async () => {
  const { client, permalink } = await published('cleo');
  const parentUrl = `${app.sandbox.url}${permalink}`;
  const answer = { type: 'comment', content: 'An answer', parentUrl } as const;
  const comment = await published('cleo', answer);
  await (await app.sandbox.signIn()).post('/api/del', { id: comment.thing });
  await checkAfter(5 * MINUTE_MS);
  expect(await stateOf(client, comment.id)).toMatchObject({
    phase: 'removed',
    problem: { code: 'DELETED_THERE' },
  });
});

test("makes up for missed checks with one check, and checks yesterday's post four times a day", async () => {
  const { client, id, thing } = await published('dora');
  await checkAfter(25 * HOUR_MS);
  await change(thing, 'remove');
  await checkAfter(4 * HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: [] });
  await checkAfter(HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
});

test('repeats a check that got no answer', async () => {
  const { client, id, thing } = await published('emil');
  await change(thing, 'remove');
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before', times: 10 } });
  await checkAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published' });
  await app.sandbox.control({ reset: true });
  await checkAfter(MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
});

/** A post by another user that our records wrongly attribute to our user, as posted by hand. */
async function confirmedByHand(
  name: string,
  username: string,
  permalinkOf = (path: string) => app.sandbox.url + path,
) {
  const there = await published(`${name}_there`);
  const client = await app.as(name);
  const account = await client.call(addAssistedAccount, { username });
  const { id } = await client.call(posts.createPost, { ...draft, redditAccountId: account.id });
  await client.call(posts.confirmPost, { id, permalink: permalinkOf(there.permalink ?? '') });
  return { client, id, thing: there.thing };
}

test('checks a post published by hand through a connected account of its author', async () => {
  const { client, id, thing } = await confirmedByHand('fritz', 'Sandbox_Ada');
  await connectAccount(client, { username: 'sandbox_cleo' });
  await change(thing, 'lock');
  await checkAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: ['locked'] });
  await change(thing, 'remove');
  await checkAfter(HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'removed',
    problem: { code: 'REMOVED', message: 'A moderator of r/webdev took it down.' },
    noticed: ['locked', 'removedThere'],
  });
  await change(thing, 'approve');
  await checkAfter(24 * HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', problem: null });
});

test('draws no conclusion without an account, or from a link to something else', async () => {
  const unread = await confirmedByHand('gerd', 'sandbox_ada');
  const elsewhere = await confirmedByHand('hans', 'sandbox_ada', (path) => `https://www.reddit.com${path}`);
  const anothers = await confirmedByHand('ilse', 'somebody_else');
  const everybody = [unread, elsewhere, anothers];
  for (const { client } of [elsewhere, anothers]) await connectAccount(client, { username: 'sandbox_cleo' });
  for (const { thing } of everybody) await change(thing, 'remove');
  await checkAfter(24 * HOUR_MS);
  for (const { client, id } of everybody)
    expect(await stateOf(client, id)).toMatchObject({ phase: 'published', problem: null, noticed: [] });
});

test('reads the figures with each check and shows them in the list', async () => {
  const { client, id } = await published('zoe');
  await checkAfter(30_000);
  const [post] = await client.call(posts.listPosts);
  expect(post).toMatchObject({ id, analytics: { upvotes: expect.any(Number), comments: 0 } });
  const { latest } = await client.call(readFigures, { id });
  expect(latest).toMatchObject({ score: post?.analytics?.upvotes, source: 'sandbox' });
});

test('logs a post whose figures cannot be stored, retries it later, and reads the others', async () => {
  const { client: ivy, id: broken } = await published('ivy', { title: 'Broken' });
  await checkAfter(MINUTE_MS);
  const { client: jim, id: whole } = await published('jim', { title: 'Whole' });
  // From here on, a second reading fails. No query can use the index, because it is on an expression.
  const { db } = app.base;
  const key = sql`(post_id || '')`;
  await sql`create unique index one_reading on post_figures (${key}) where ${key} = ${sql.lit(broken)}`.execute(
    db,
  );
  await checkAfter(5 * MINUTE_MS);
  const readingsOf = async (client: TestClient, id: string) =>
    (await client.call(readFigures, { id })).latest?.takenAt;
  const first = await readingsOf(ivy, broken);
  expect(await readingsOf(jim, whole)).toBe(new Date(app.clock.now()).toISOString());
  expect(
    app.logLines.filter((line) => line.includes('could not record') && line.includes(broken)),
  ).toHaveLength(1);
  await sql`drop index one_reading`.execute(db);
  await checkAfter(15 * MINUTE_MS);
  expect(await readingsOf(ivy, broken)).not.toBe(first);
});

test.each<[string, (client: TestClient, id: string) => Promise<unknown>]>([
  ['its author deleted', (client, id) => client.call(posts.deletePost, { id })],
  [
    'another process read',
    (_client, id) =>
      app.base.db.updateTable('posts').set({ phase: 'removed' }).where('id', '=', id).execute(),
  ],
])('discards a reading of a post that %s meanwhile', async (who, act) => {
  const { client, id, thing } = await published(who);
  await change(thing, 'remove');
  const platform = app.base.platform!;
  const real = { ...platform };
  onTestFinished(() => void Object.assign(platform, real));
  const byIds: typeof real.byIds = async (...asked) => {
    const read = await real.byIds(...asked);
    await act(client, id);
    return read;
  };
  Object.assign(platform, { byIds });
  await checkAfter(30_000);
  const history = await client.call(posts.readPostHistory, { id });
  expect(history.map(({ event }) => event)).not.toContain('removedThere');
});

test('checks other posts even if some have no account that can read them', async () => {
  const { id: unread } = await confirmedByHand('kurt', 'sandbox_ada');
  const { db } = app.base;
  const [row] = await db.selectFrom('posts').selectAll().where('id', '=', unread).execute();
  const rows = Array.from({ length: 500 }, (_, number) => ({ ...row!, id: `pst_unread_${number}` }));
  await db.insertInto('posts').values(rows).execute();
  onTestFinished(async () => {
    await db.deleteFrom('posts').where('id', 'like', 'pst_unread_%').execute();
  });
  app.clock.advance(MINUTE_MS);
  const { client, id, thing } = await confirmedByHand('lotte', 'sandbox_ada');
  await connectAccount(client, { username: 'sandbox_cleo' });
  await change(thing, 'remove');
  await checkAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
});
