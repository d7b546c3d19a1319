import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount, disconnectAccount } from '#contract/accounts.ts';
import * as posts from '#contract/posts.ts';
import { restorePost } from '#contract/trash.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const draft = { title: 'A title', content: 'A text', subreddit: 'webdev' };
const inOneHour = () => new Date(app.clock.now() + 3_600_000).toISOString();
const list = async (client: TestClient, tag = '') => {
  const headers = { 'if-none-match': tag };
  const {
    statusCode,
    headers: received,
    body,
  } = await client.send({ method: 'GET', url: '/api/posts', headers });
  return { statusCode, body, headers: received, etag: String(received.etag) };
};

test('answers 304 for an unchanged list', async () => {
  const ada = await app.as('ada');
  await ada.call(posts.createPost, draft);
  const first = await list(ada);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  });
  const { etag } = first;
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await list(ada, tag);
    expect([again.statusCode, again.body, again.etag]).toEqual([304, '', etag]);
  }
  expect((await list(ada, '"other"')).body).toBe(first.body);
});

test('sends a cached list without reading the posts', async () => {
  const ben = await app.as('ben');
  const { id } = await ben.call(posts.createPost, draft);
  const before = await list(ben);
  const { db } = app.base;
  await db.updateTable('posts').set({ content: 'Past the version' }).where('id', '=', id).execute();
  expect((await list(ben)).body).toBe(before.body);
  expect((await list(ben, before.etag)).statusCode).toBe(304);
});

test('compresses a list that is read a second time if the client accepts gzip', async () => {
  const gil = await app.as('gil');
  await gil.call(posts.createPost, draft);
  const { body, etag } = await list(gil);
  const readPacked = async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    return await gil.send({ method: 'GET', url: '/api/posts', headers });
  };
  await expect.poll(async () => (await readPacked()).headers['content-encoding']).toBe('gzip');
  const packed = await readPacked();
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
  expect(packed.headers).toMatchObject({ etag: `W/${etag}`, vary: 'accept-encoding' });
  expect((await list(gil, String(packed.headers.etag))).statusCode).toBe(304);
  expect((await list(gil)).body).toBe(body);
});

test('every change of a post changes the list', async () => {
  const cleo = await app.as('cleo');
  await connectAccount(cleo, { username: 'sandbox_cleo' });
  let { etag } = await list(cleo);
  const expectNew = async (what: string) => {
    const answer = await list(cleo, etag);
    expect([what, answer.statusCode]).toEqual([what, 200]);
    etag = answer.etag;
  };
  const { id } = await cleo.call(posts.createPost, draft);
  await expectNew('created');
  await cleo.call(posts.updatePost, { id, content: 'Another text' });
  await expectNew('changed');
  await cleo.call(posts.deletePost, { id });
  await expectNew('deleted');
  await cleo.call(restorePost, { id });
  await expectNew('restored');
  await cleo.call(posts.updatePost, { id, status: 'scheduled', scheduledAt: inOneHour() });
  await expectNew('scheduled');
  app.clock.advance(3_600_000);
  await app.drainJobs();
  await expectNew('sent by a job');
});

test('drops the composer link of a manual post when its account is removed or connected', async () => {
  const dora = await app.as('dora');
  const composers = async () =>
    (await dora.call(posts.listPosts)).map(({ composeUrl }) => composeUrl !== null);
  const { id } = await dora.call(addAssistedAccount, { username: 'sandbox_ben' });
  await dora.call(posts.createPost, { ...draft, status: 'published' });
  expect(await composers()).toEqual([true]);
  await connectAccount(dora, { username: 'sandbox_ben' });
  expect(await composers()).toEqual([false]);
  await dora.call(disconnectAccount, { id });
  expect(await dora.call(posts.listPosts)).toMatchObject([{ redditAccountId: null }]);
});

test('an ETag does not reveal the list of another workspace', async () => {
  const [emil, fritz] = [await app.as('emil'), await app.as('fritz')];
  await emil.call(posts.createPost, { ...draft, title: 'Emil’s own' });
  await fritz.call(posts.createPost, { ...draft, title: 'Fritz’s own' });
  const { etag } = await list(emil);
  for (let turn = 0; turn < 3; turn++) {
    expect((await list(emil)).body).not.toContain('Fritz');
    const answer = await list(fritz, etag);
    expect([answer.statusCode, answer.body.includes('Emil')]).toEqual([200, false]);
  }
  const visitor = await list(app.visitor(), etag);
  expect([visitor.statusCode, visitor.headers.etag]).toEqual([401, undefined]);
});
