import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { preflightPosts } from '#contract/preflight.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

// In Berlin, clocks go forward on 28 March 2027 and back on 31 October, both at 01:00 UTC.
const timeZone = 'Europe/Berlin';
const DAY_MINUTES = 24 * 60;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

let number = 0;
function newText() {
  number += 1;
  return { title: `Title ${number}`, content: `Text ${number}`, subreddit: 'webdev' };
}
const schedule = (client: TestClient, scheduledAt: string) =>
  client.call(posts.createPost, { ...newText(), status: 'scheduled', scheduledAt, timeZone });

test.each([
  ['the first of two 2:30s', '2027-10-31T02:30:00+02:00', '2027-10-31T00:30:00.000Z'],
  ['the second', '2027-10-31T02:30:00+01:00', '2027-10-31T01:30:00.000Z'],
  ['the moment clocks jump to', '2027-03-28T03:00:00+02:00', '2027-03-28T01:00:00.000Z'],
])("keeps a post's instant and time zone at %s through other changes", async (_, given, instant) => {
  const ada = await app.as('ada');
  const { id, ...made } = await schedule(ada, given);
  expect(made).toMatchObject({ scheduledAt: instant, timeZone });
  const change = (to: object) => ada.call(posts.updatePost, { id, ...to });
  expect(await change({ title: 'Another' })).toMatchObject({ scheduledAt: instant, timeZone });
  expect(await change({ timeZone: 'Asia/Tokyo' })).toMatchObject({
    scheduledAt: instant,
    timeZone: 'Asia/Tokyo',
  });
  const later = new Date(Date.parse(instant) + 60_000).toISOString();
  expect(await change({ scheduledAt: later })).toMatchObject({
    scheduledAt: later,
    timeZone: 'Asia/Tokyo',
    phase: 'waiting',
  });
  expect(await change({ status: 'draft' })).toMatchObject({ scheduledAt: later, phase: 'draft' });
});

test('keeps the local time of daily posts across both clock changes', async () => {
  const ben = await app.as('ben');
  const scheduled = async (startAt: string, everyMinutes: number) => {
    const ids: string[] = [];
    for (let no = 0; no < 3; no++) ids.push((await ben.call(posts.createPost, newText())).id);
    await ben.call(posts.changePosts, { ids, action: 'schedule', startAt, everyMinutes, timeZone });
    const listed = await ben.call(posts.listPosts);
    return ids.map((id) => listed.find((post) => post.id === id)?.scheduledAt);
  };
  expect(await scheduled('2027-03-27T08:00:00Z', DAY_MINUTES)).toEqual([
    '2027-03-27T08:00:00.000Z',
    '2027-03-28T07:00:00.000Z',
    '2027-03-29T07:00:00.000Z',
  ]);
  expect(await scheduled('2027-10-30T07:00:00Z', DAY_MINUTES)).toEqual([
    '2027-10-30T07:00:00.000Z',
    '2027-10-31T08:00:00.000Z',
    '2027-11-01T08:00:00.000Z',
  ]);
  expect(await scheduled('2027-10-31T00:30:00Z', 60)).toEqual([
    '2027-10-31T00:30:00.000Z',
    '2027-10-31T01:30:00.000Z',
    '2027-10-31T02:30:00.000Z',
  ]);
});

test('rejects an unknown time zone for a post, a bulk change and a preflight', async () => {
  const cleo = await app.as('cleo');
  const { id } = await cleo.call(posts.createPost, newText());
  const scheduledAt = '2027-03-27T08:00:00Z';
  const nowhere = { timeZone: 'Europe/Nowhere' };
  const refused = { status: 422, body: { fields: { timeZone: 'This isn’t a time zone.' } } };
  await expect(
    cleo.call(posts.updatePost, { id, status: 'scheduled', scheduledAt, ...nowhere }),
  ).rejects.toMatchObject(refused);
  await expect(
    cleo.call(posts.changePosts, { ids: [id], action: 'schedule', startAt: scheduledAt, ...nowhere }),
  ).rejects.toMatchObject(refused);
  await expect(cleo.call(preflightPosts, { ids: [id], ...nowhere })).rejects.toMatchObject(refused);
});

test('sends no post early in the nights of both clock changes', async () => {
  const dora = await app.as('dora');
  await connectAccount(dora, { username: 'sandbox_cleo' });
  const nights = [
    // An hour earlier, the clock shows 1:30; then it jumps to 3:30.
    { due: '2027-03-28T03:30:00+02:00', hourBefore: '2027-03-28T00:30:00Z' },
    // An hour earlier, the clock shows 2:30 for the first time.
    { due: '2027-10-31T02:30:00+01:00', hourBefore: '2027-10-31T00:30:00Z' },
  ];
  const made = [];
  for (const night of nights) made.push({ ...night, id: (await schedule(dora, night.due)).id });
  const rowOf = (id: string) =>
    app.base.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  for (const { id, due, hourBefore } of made) {
    for (const at of [hourBefore, Date.parse(due) - 60_000]) {
      app.clock.advance(new Date(at).getTime() - app.clock.now());
      await app.drainJobs();
      expect((await rowOf(id)).phase).toBe('waiting');
    }
    app.clock.advance(Date.parse(due) - app.clock.now());
    await app.drainJobs();
    const { phase, published_at: out } = await rowOf(id);
    expect({ phase, isEarly: (out ?? 0) < Date.parse(due) }).toEqual({ phase: 'published', isEarly: false });
  }
});
