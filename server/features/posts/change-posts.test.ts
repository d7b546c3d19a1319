import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { restorePost } from '#contract/trash.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const HOUR_MS = 3_600_000;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const inOneHour = (plusMinutes = 0) =>
  new Date(app.clock.now() + HOUR_MS + plusMinutes * 60_000).toISOString();

async function drafts(client: TestClient, count: number, post: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let no = 0; no < count; no++) {
    const own = { title: `Title ${no}`, content: `Text ${no}`, subreddit: 'webdev', ...post };
    ids.push((await client.call(posts.createPost, own)).id);
    app.clock.advance(1);
  }
  return ids;
}

const listed = async (client: TestClient) =>
  new Map((await client.call(posts.listPosts)).map((post) => [post.id, post]));

test('schedules several posts in order at even intervals, and sends them in that order', async () => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  const [one, two, three] = (await drafts(ada, 3)) as [string, string, string];
  const startAt = inOneHour();
  const times = [inOneHour(), inOneHour(30), inOneHour(60)];
  const order = { ids: [two, one, three, two], action: 'schedule', startAt, everyMinutes: 30 } as const;
  const answer = await ada.call(posts.changePosts, { ...order, timeZone: 'Europe/Berlin' });
  expect(answer).toEqual({ changed: 3 });
  const after = await listed(ada);
  expect([two, one, three].map((id) => after.get(id)?.scheduledAt)).toEqual(times);
  expect(after.get(one)).toMatchObject({ phase: 'waiting', timeZone: 'Europe/Berlin' });
  app.clock.advance(1.5 * HOUR_MS);
  await app.drainJobs();
  const phases = await listed(ada);
  expect([two, one, three].map((id) => phases.get(id)?.phase)).toEqual(['published', 'published', 'waiting']);
});

test('schedules several posts at individual times', async () => {
  const hedy = await app.as('hedy');
  const ids = await drafts(hedy, 3);
  const times = [inOneHour(), inOneHour(480), inOneHour(1440)];
  await hedy.call(posts.changePosts, { ids, action: 'schedule', times, timeZone: 'Europe/Berlin' });
  const after = await listed(hedy);
  expect(ids.map((id) => after.get(id)?.scheduledAt)).toEqual(times);
});

test('schedules none of the posts if one was rewritten since the user saw it', async () => {
  const client = await app.as('eve');
  const [one, two] = (await drafts(client, 2)) as [string, string];
  const revisions = Object.fromEntries(
    [...(await listed(client))].map(([id, { revision }]) => [id, revision]),
  );
  await client.call(posts.updatePost, { id: two, content: 'Rewritten in another tab.' });
  const order = { ids: [one, two], action: 'schedule', startAt: inOneHour(), revisions } as const;
  await expect(client.call(posts.changePosts, order)).rejects.toMatchObject({
    status: 422,
    body: { fields: { 'ids.1': expect.stringContaining('changed elsewhere') } },
  });
  const after = await listed(client);
  expect([one, two].map((id) => after.get(id)?.phase)).toEqual(['draft', 'draft']);
  const present = { ...revisions, [two]: after.get(two)!.revision };
  expect(await client.call(posts.changePosts, { ...order, revisions: present })).toEqual({ changed: 2 });
});

test('schedules none of the posts if one has an error, and reports each error at its post', async () => {
  const ben = await app.as('ben');
  const [good] = await drafts(ben, 1);
  const [nameless] = await drafts(ben, 1, { title: '' });
  const [copy] = await drafts(ben, 1, { subreddit: 'golang', content: 'Text 0' });
  const ids = [good!, nameless!, copy!];
  const schedule = ben.call(posts.changePosts, { ids, action: 'schedule', startAt: inOneHour() });
  await expect(schedule).rejects.toMatchObject({
    status: 422,
    body: { fields: { 'ids.1': 'Give it a title first.', 'ids.2': expect.stringContaining('r/webdev') } },
  });
  expect([...(await listed(ben)).values()].map(({ phase }) => phase)).toEqual(['draft', 'draft', 'draft']);
});

test('deletes several posts at once and restores them one by one', async () => {
  const cleo = await app.as('cleo');
  const ids = await drafts(cleo, 2);
  expect(await cleo.call(posts.changePosts, { ids, action: 'delete' })).toEqual({ changed: 2 });
  expect((await listed(cleo)).size).toBe(0);
  await cleo.call(restorePost, { id: ids[0]! });
  expect([...(await listed(cleo)).keys()]).toEqual([ids[0]]);
});

test.each([
  ['ids', { ids: [] }],
  ['ids', { ids: Array.from({ length: 101 }, String) }],
  ['action', { action: 'publish' }],
  ['times', { times: [] }],
  ['startAt', { times: ['2020-01-01T00:00:00Z'] }],
  ['startAt', {}],
  ['startAt', { startAt: '2020-01-01T00:00:00Z' }],
  ['startAt', { startAt: 'tomorrow' }],
  ['everyMinutes', { everyMinutes: -1 }],
  ['everyMinutes', { everyMinutes: 1.5 }],
])('rejects an invalid %s in a bulk change', async (field, wrong) => {
  const dora = await app.as('dora');
  const ids = await drafts(dora, 1);
  const change = dora.call(posts.changePosts, { ids, action: 'schedule', ...wrong });
  await expect(change).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('changes nothing if a bulk change includes a stranger’s post', async () => {
  const [emil, fritz] = [await app.as('emil'), await app.as('fritz')];
  const ids = [...(await drafts(emil, 1)), ...(await drafts(fritz, 1))];
  for (const change of [{ action: 'delete' }, { action: 'schedule', startAt: inOneHour() }] as const)
    await expect(emil.call(posts.changePosts, { ids, ...change })).rejects.toMatchObject({ status: 404 });
  for (const each of [emil, fritz])
    expect([...(await listed(each)).values()].map(({ phase }) => phase)).toEqual(['draft']);
});
