import { afterAll, beforeAll, expect, test } from 'vitest';
import { disconnectAccount } from '#contract/accounts.ts';
import { LIST_VERSION } from '#contract/list-version.ts';
import * as posts from '#contract/posts.ts';
import type { Post } from '#contract/posts.ts';
import * as trash from '#contract/trash.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const DAY_MS = 24 * 3_600_000;
const draft = (title: string) => ({ title, content: `The text of ${title}.`, subreddit: 'webdev' });
const inAnHour = () => new Date(app.clock.now() + 3_600_000).toISOString();

async function readList(client: TestClient) {
  const answer = await client.send({ method: 'GET', url: '/api/posts' });
  return { version: Number(answer.headers[LIST_VERSION]), list: answer.json<Post[]>() };
}

/** A page that keeps a copy of the list and patches it. */
async function openCopy(client: TestClient) {
  let { version, list } = await readList(client);
  return {
    list: () => new Map(list.map((post) => [post.id, post])),
    /** Returns the number of posts sent. */
    async update() {
      const changes = await client.call(posts.readPostChanges, { since: version });
      const gone = new Set([...changes.removed, ...changes.changed.map(({ id }) => id)]);
      list = [...list.filter(({ id }) => !gone.has(id)), ...changes.changed];
      version = changes.version;
      return changes.changed.length;
    },
  };
}

test('a copy that is patched with the changes stays equal to the list', async () => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  const kept = await ada.call(posts.createPost, draft('Kept'));
  await ada.call(posts.createPost, draft('Another'));
  const copy = await openCopy(ada);
  const { id } = kept;
  const steps: [string, () => Promise<unknown>][] = [
    ['a new draft', () => ada.call(posts.createPost, draft('New'))],
    ['a changed text', () => ada.call(posts.updatePost, { id, content: 'Changed' })],
    ['a time', () => ada.call(posts.updatePost, { id, status: 'scheduled', scheduledAt: inAnHour() })],
    ['the trash', () => ada.call(posts.deletePost, { id })],
    ['its way back', () => ada.call(trash.restorePost, { id })],
    ['its time', async () => (app.clock.advance(3_601_000), await app.drainJobs())],
    ['a look at what became of it', async () => (app.clock.advance(DAY_MS), await app.drainJobs())],
    ['a lost answer', () => publishUnheard(ada)],
    ['its check', async () => (app.clock.advance(90_000), await app.drainJobs())],
  ];
  for (const [step, run] of steps) {
    await run();
    expect(await copy.update(), `after ${step}`).toBeLessThanOrEqual(2);
    expect(copy.list(), `after ${step}`).toEqual(
      new Map((await readList(ada)).list.map((post) => [post.id, post])),
    );
  }
  expect(await copy.update()).toBe(0);
});

async function publishUnheard(client: TestClient) {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  await client.call(posts.createPost, { ...draft('Unheard'), status: 'published' });
}

test('rejects a version that is too old, in the future or unknown, so the page reads the whole list', async () => {
  const ben = await app.as('ben');
  const { id } = await ben.call(posts.createPost, draft('Gone for good'));
  const { version } = await readList(ben);
  await ben.call(posts.deletePost, { id });
  const trashed = (await readList(ben)).version;
  await ben.call(trash.removePost, { id });
  const read = (since: number) => ben.call(posts.readPostChanges, { since });
  await expect(read(version)).rejects.toMatchObject({ status: 410, body: { code: 'GONE' } });
  expect(await read(trashed)).toMatchObject({ changed: [], removed: [] });
  const { version: now } = await readList(ben);
  expect(await read(now)).toEqual({ version: now, changed: [], removed: [] });
  await expect(read(now + 1)).rejects.toMatchObject({ status: 410 });
  await expect(read(0.5)).rejects.toMatchObject({ status: 422 });
});

test('makes the page read the whole list when an account is removed', async () => {
  const cleo = await app.as('cleo');
  await connectAccount(cleo, { username: 'sandbox_cleo' });
  const { redditAccountId } = await cleo.call(posts.createPost, draft('With an account'));
  const { version } = await readList(cleo);
  await cleo.call(disconnectAccount, { id: redditAccountId! });
  const read = cleo.call(posts.readPostChanges, { since: version });
  await expect(read).rejects.toMatchObject({ status: 410 });
});

test('sends no changes from another workspace', async () => {
  const [dora, eve] = [await app.as('dora'), await app.as('eve')];
  await dora.call(posts.createPost, draft('Dora’s'));
  const { version } = await readList(dora);
  await eve.call(posts.createPost, draft('Eve’s'));
  expect(await dora.call(posts.readPostChanges, { since: version })).toMatchObject({ changed: [] });
  await expect(app.visitor().call(posts.readPostChanges, { since: 0 })).rejects.toMatchObject({
    status: 401,
  });
});

test('makes the page read the whole list after too many changes', async () => {
  const fay = await app.as('fay');
  const { version } = await readList(fay);
  const [post] = [await fay.call(posts.createPost, draft('The first'))];
  const row = await app.base.db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', post.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 500 }, (_, no) => ({ ...row, id: `${row.id}${no}` }));
  for (let from = 0; from < copies.length; from += 100)
    await app.base.db
      .insertInto('posts')
      .values(copies.slice(from, from + 100))
      .execute();
  await expect(fay.call(posts.readPostChanges, { since: version })).rejects.toMatchObject({ status: 410 });
});
