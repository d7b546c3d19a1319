import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { readListVersion } from '#server/adapters/db/list-versions.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const draft = { title: 'A title', content: 'A text', subreddit: 'webdev' };
const inOneHour = () => new Date(app.clock.now() + 3_600_000).toISOString();

async function connected(name: string, username = 'sandbox_ada') {
  const client = await app.as(name);
  await connectAccount(client, { username });
  return client;
}

test('sends a scheduled post at its time and not before', async () => {
  const gina = await connected('gina', 'sandbox_cleo');
  const scheduledAt = inOneHour();
  const made = await gina.call(posts.createPost, {
    ...draft,
    title: 'Later',
    status: 'scheduled',
    scheduledAt,
    timeZone: 'Europe/Berlin',
  });
  expect(made).toMatchObject({
    status: 'scheduled',
    phase: 'waiting',
    scheduledAt,
    timeZone: 'Europe/Berlin',
  });
  app.clock.advance(3_599_999);
  const drained = app.drainJobs();
  // A worker has claimed and checked the post, stored the attempt, and waits until the post is due.
  await expect.poll(async () => (await gina.call(posts.listPosts))[0]?.phase).toBe('publishing');
  const titlesThere = async () =>
    ((await app.sandbox.state()).json as { posts: { title: string }[] }).posts.map(({ title }) => title);
  expect(await titlesThere()).not.toContain('Later');
  app.clock.advance(1);
  await drained;
  expect((await gina.call(posts.listPosts))[0]).toMatchObject({
    phase: 'published',
    publishedAt: scheduledAt,
  });
});

test('sends a rescheduled post only at its new time, and an unscheduled one not at all', async () => {
  const hugo = await connected('hugo');
  const first = await hugo.call(posts.createPost, {
    ...draft,
    title: 'Moved',
    status: 'scheduled',
    scheduledAt: inOneHour(),
  });
  app.clock.advance(1);
  const later = new Date(app.clock.now() + 7_200_000).toISOString();
  await hugo.call(posts.updatePost, { id: first.id, scheduledAt: later });
  const second = await hugo.call(posts.createPost, {
    ...draft,
    title: 'Taken back',
    status: 'scheduled',
    scheduledAt: inOneHour(),
  });
  await hugo.call(posts.updatePost, { id: second.id, status: 'draft' });
  app.clock.advance(3_600_001);
  await app.drainJobs();
  const phases = async () => (await hugo.call(posts.listPosts)).map(({ title, phase }) => [title, phase]);
  expect(await phases()).toEqual([
    ['Taken back', 'draft'],
    ['Moved', 'waiting'],
  ]);
  app.clock.advance(3_600_000);
  await app.drainJobs();
  expect(await phases()).toEqual([
    ['Taken back', 'draft'],
    ['Moved', 'published'],
  ]);
});

test('checks for the post after a lost response, and keeps a single post', async () => {
  const ina = await connected('ina');
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  const made = await ina.call(posts.createPost, { ...draft, title: 'Lost answer', status: 'published' });
  expect(made).toMatchObject({ status: 'scheduled', phase: 'checking' });
  app.clock.advance(2_000);
  await app.drainJobs();
  const [after] = await ina.call(posts.listPosts);
  expect(after).toMatchObject({ phase: 'published', permalink: expect.stringContaining('/comments/') });
  const all = (await (await app.sandbox.signIn()).get('/user/sandbox_ada/submitted')).children();
  expect(all.filter(({ title }) => title === 'Lost answer')).toHaveLength(1);
  const history = await ina.call(posts.readPostHistory, { id: made.id });
  expect(history.map(({ event }) => event)).toEqual([
    'created',
    'scheduled',
    'sending',
    'outcomeUnknown',
    'found',
  ]);
});

test('if the request was lost, sends it again only after a minute of checks without the post', async () => {
  const jan = await connected('jan');
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const made = await jan.call(posts.createPost, { ...draft, title: 'Lost request', status: 'published' });
  expect(made.phase).toBe('checking');
  const { workspace_id: workspaceId } = await app.base.db
    .selectFrom('posts')
    .select('workspace_id')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  const readVersion = async () => (await readListVersion(app.base.db, workspaceId, 'posts')).version;
  const before = await readVersion();
  const versions: number[] = [];
  const unsubscribe = app.base.events.subscribe(workspaceId, ({ version = 0 }) => versions.push(version));
  app.clock.advance(2_000);
  await app.drainJobs();
  // Every check notifies open pages. Events of the publication itself may arrive late.
  const checked = await readVersion();
  await expect.poll(() => versions.filter((version) => version > before)).toEqual([checked]);
  unsubscribe();
  for (let passedMs = 2_000; passedMs < 58_000; passedMs += 2_000) {
    app.clock.advance(2_000);
    await app.drainJobs();
    expect((await jan.call(posts.listPosts))[0]).toMatchObject({ phase: 'checking' });
  }
  app.clock.advance(4_000);
  await app.drainJobs();
  expect((await jan.call(posts.listPosts))[0]).toMatchObject({ phase: 'published' });
  const all = (await (await app.sandbox.signIn()).get('/user/sandbox_ada/submitted')).children();
  expect(all.filter(({ title }) => title === 'Lost request')).toHaveLength(1);
});

test('shows a rejection in the platform’s words, and lets the user fix it', async () => {
  const kim = await connected('kim');
  const made = await kim.call(posts.createPost, { ...draft, subreddit: 'handpicked', status: 'published' });
  expect(made).toMatchObject({
    status: 'failed',
    phase: 'failed',
    problem: { code: 'SUBREDDIT_NOTALLOWED', remedy: expect.any(String) },
  });
  const change = kim.call(posts.updatePost, { id: made.id, status: 'draft' });
  await expect(change).rejects.toMatchObject({ status: 409 });
  const again = await kim.call(posts.retryPost, { id: made.id });
  expect(again.phase).toBe('waiting');
});

test("a rate-limited account's post waits until the limit ends", async () => {
  const lea = await connected('lea', 'sandbox_ben');
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'ratelimit', seconds: 76 } });
  const made = await lea.call(posts.createPost, { ...draft, title: 'Patience', status: 'published' });
  expect(made).toMatchObject({ phase: 'waiting', problem: { code: 'WAIT' } });
  app.clock.advance(77_000);
  await app.drainJobs();
  expect((await lea.call(posts.listPosts))[0]).toMatchObject({ phase: 'published' });
});

test('checks a community’s requirements before sending anything', async () => {
  const mia = await connected('mia');
  const short = { ...draft, subreddit: 'pricingtalk' };
  await expect(mia.call(posts.createPost, { ...short, status: 'published' })).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('r/pricingtalk: the text needs at least 120 characters') },
  });
  const made = await mia.call(posts.createPost, short);
  const mended = { id: made.id, content: 'x '.repeat(80), status: 'published' } as const;
  expect(await mia.call(posts.updatePost, mended)).toMatchObject({ phase: 'published' });
});
