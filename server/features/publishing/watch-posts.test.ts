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
async function lookAfter(ms: number) {
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

test('a removed post says who removed it, and is published again once approved', async () => {
  const { client, id, thing } = await published('ada');
  await change(thing, 'remove');
  await lookAfter(29_000);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: [] });
  await lookAfter(1_000);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'removed',
    status: 'published',
    problem: { code: 'REMOVED', message: 'A moderator of r/webdev took it down.' },
    noticed: ['removedThere'],
  });
  await change(thing, 'approve');
  await lookAfter(4 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
  await lookAfter(MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'published',
    problem: null,
    noticed: ['removedThere', 'backThere'],
  });
});

test('a lock, an edit and a deletion on the platform are each noticed once', async () => {
  const { client, id, thing } = await published('ben');
  const there = await app.sandbox.signIn();
  await change(thing, 'lock');
  await there.post('/api/editusertext', { thing_id: thing, text: 'Edited there' });
  await lookAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: ['locked', 'editedThere'] });
  await lookAfter(HOUR_MS);
  expect((await stateOf(client, id)).noticed).toEqual(['locked', 'editedThere']);
  await there.post('/api/del', { id: thing });
  await lookAfter(24 * HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'removed',
    problem: { code: 'DELETED_THERE' },
    noticed: ['locked', 'editedThere', 'removedThere'],
  });
});

test('a comment deleted on the platform is noticed', async () => {
  const { client, permalink } = await published('cleo');
  const parentUrl = `${app.sandbox.url}${permalink}`;
  const answer = { type: 'comment', content: 'An answer', parentUrl } as const;
  const comment = await published('cleo', answer);
  await (await app.sandbox.signIn()).post('/api/del', { id: comment.thing });
  await lookAfter(5 * MINUTE_MS);
  expect(await stateOf(client, comment.id)).toMatchObject({
    phase: 'removed',
    problem: { code: 'DELETED_THERE' },
  });
});

test('one check makes up for all that were missed, and a post of yesterday is checked four times a day', async () => {
  const { client, id, thing } = await published('dora');
  await lookAfter(25 * HOUR_MS);
  await change(thing, 'remove');
  await lookAfter(4 * HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: [] });
  await lookAfter(HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
});

test('a check without an answer is repeated', async () => {
  const { client, id, thing } = await published('emil');
  await change(thing, 'remove');
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before', times: 10 } });
  await lookAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published' });
  await app.sandbox.control({ reset: true });
  await lookAfter(MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
});

/** Posted by somebody else on the platform, and by hand as far as we know. */
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

test('a post made by hand is checked by a connected account of its author', async () => {
  const { client, id, thing } = await confirmedByHand('fritz', 'Sandbox_Ada');
  await connectAccount(client, { username: 'sandbox_cleo' });
  await change(thing, 'lock');
  await lookAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', noticed: ['locked'] });
  await change(thing, 'remove');
  await lookAfter(HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({
    phase: 'removed',
    problem: { code: 'REMOVED', message: 'A moderator of r/webdev took it down.' },
    noticed: ['locked', 'removedThere'],
  });
  await change(thing, 'approve');
  await lookAfter(24 * HOUR_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'published', problem: null });
});

test('without a reader, or with a link to something else, nothing is concluded', async () => {
  const unread = await confirmedByHand('gerd', 'sandbox_ada');
  const elsewhere = await confirmedByHand('hans', 'sandbox_ada', (path) => `https://www.reddit.com${path}`);
  const anothers = await confirmedByHand('ilse', 'somebody_else');
  const everybody = [unread, elsewhere, anothers];
  for (const { client } of [elsewhere, anothers]) await connectAccount(client, { username: 'sandbox_cleo' });
  for (const { thing } of everybody) await change(thing, 'remove');
  await lookAfter(24 * HOUR_MS);
  for (const { client, id } of everybody)
    expect(await stateOf(client, id)).toMatchObject({ phase: 'published', problem: null, noticed: [] });
});

test('each check reads the figures too, and the list shows them', async () => {
  const { client, id } = await published('zoe');
  await lookAfter(30_000);
  const [post] = await client.call(posts.listPosts);
  expect(post).toMatchObject({ id, analytics: { upvotes: expect.any(Number), comments: 0 } });
  const { latest } = await client.call(readFigures, { id });
  expect(latest).toMatchObject({ score: post?.analytics?.upvotes, source: 'sandbox' });
});

test('a post whose figures cannot be kept is logged and read again later, and stops nobody else', async () => {
  const { client: ivy, id: broken } = await published('ivy', { title: 'Broken' });
  await lookAfter(MINUTE_MS);
  const { client: jim, id: whole } = await published('jim', { title: 'Whole' });
  // From here on, it may not have a second reading.
  const { db } = app.base;
  await sql`create unique index one_reading on post_figures (post_id) where post_id = ${sql.lit(broken)}`.execute(
    db,
  );
  await lookAfter(5 * MINUTE_MS);
  const readingsOf = async (client: TestClient, id: string) =>
    (await client.call(readFigures, { id })).latest?.takenAt;
  const first = await readingsOf(ivy, broken);
  expect(await readingsOf(jim, whole)).toBe(new Date(app.clock.now()).toISOString());
  expect(
    app.logLines.filter((line) => line.includes('could not be recorded') && line.includes(broken)),
  ).toHaveLength(1);
  await sql`drop index one_reading`.execute(db);
  await lookAfter(15 * MINUTE_MS);
  expect(await readingsOf(ivy, broken)).not.toBe(first);
});

test.each<[string, (client: TestClient, id: string) => Promise<unknown>]>([
  ['its author deletes', (client, id) => client.call(posts.deletePost, { id })],
  [
    'another process has looked at',
    (_client, id) =>
      app.base.db.updateTable('posts').set({ phase: 'removed' }).where('id', '=', id).execute(),
  ],
])('what was seen of a post that %s meanwhile is not written down', async (who, act) => {
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
  await lookAfter(30_000);
  const history = await client.call(posts.readPostHistory, { id });
  expect(history.map(({ event }) => event)).not.toContain('removedThere');
});

test('posts without a reader don’t delay the others', async () => {
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
  await lookAfter(5 * MINUTE_MS);
  expect(await stateOf(client, id)).toMatchObject({ phase: 'removed' });
});
