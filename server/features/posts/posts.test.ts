import { afterAll, beforeAll, expect, test } from 'vitest';
import { disconnectAccount, listAccounts, addAssistedAccount } from '#contract/accounts.ts';
import * as posts from '#contract/posts.ts';
import { restorePost } from '#contract/trash.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import { addAccount } from '#test/factories.ts';

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

test('saves a draft as written and lists it first', async () => {
  const ada = await app.as('ada');
  const content = '  **Bold**\n\n- a\n- b  \u{1f600}  ';
  const made = await ada.call(posts.createPost, { ...draft, content, subreddit: 'r/WebDev', websiteUrl: '' });
  expect(made).toMatchObject({
    content,
    subreddit: 'WebDev',
    status: 'draft',
    phase: 'draft',
    websiteUrl: null,
  });
  app.clock.advance(1);
  const second = await ada.call(posts.createPost, draft);
  expect((await ada.call(posts.listPosts)).map(({ id }) => id)).toEqual([second.id, made.id]);
});

test.each([
  ['title', { title: 'x'.repeat(301) }],
  ['content', { content: '' }],
  ['content', { content: 'x'.repeat(40_001) }],
  ['content', { type: 'comment', content: 'x'.repeat(10_001) }],
  ['subreddit', { subreddit: ' ' }],
  ['subreddit', { subreddit: 'no spaces' }],
  ['websiteUrl', { websiteUrl: 'not a url' }],
  ['ctaStyle', { ctaStyle: 'loud' }],
  ['status', { status: 'failed' }],
  ['type', { type: 'video' }],
  ['scheduledAt', { status: 'scheduled' }],
  ['scheduledAt', { status: 'scheduled', scheduledAt: '2020-01-01T00:00:00.000Z' }],
  ['scheduledAt', { status: 'scheduled', scheduledAt: 'tomorrow' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['title', { status: 'published', title: '' }],
  ['url', { status: 'published', type: 'link' }],
  ['parentUrl', { status: 'published', type: 'comment' }],
])('rejects an invalid %s, and stores nothing', async (field, wrong) => {
  const ben = await app.as('ben');
  const refused = ben.call(posts.createPost, { ...draft, ...wrong });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await ben.call(posts.listPosts)).toEqual([]);
});

test('publishes a post once, and returns the permalink', async () => {
  const cleo = await connected('cleo');
  const made = await cleo.call(posts.createPost, { ...draft, title: 'Out now', status: 'published' });
  expect(made).toMatchObject({ status: 'published', phase: 'published', problem: null });
  const [seen] = (
    await app.sandbox.signIn().then((ada) => ada.get('/user/sandbox_ada/submitted'))
  ).children();
  expect(seen).toMatchObject({ title: 'Out now', permalink: made.permalink });
  expect(made.publishedAt).toBe(new Date(app.clock.now()).toISOString());
});

test('publishes a link post as a link and a comment as a reply', async () => {
  const dora = await connected('dora', 'sandbox_ben');
  const link = {
    title: 'A link',
    content: 'Why',
    subreddit: 'programming',
    type: 'link',
    status: 'published',
  } as const;
  const shared = await dora.call(posts.createPost, { ...link, websiteUrl: 'https://a.example/page' });
  expect(shared).toMatchObject({ phase: 'published', url: 'https://a.example/page' });
  const parentUrl = `${app.sandbox.url}${shared.permalink}`;
  const answer = {
    content: 'An answer',
    subreddit: 'programming',
    type: 'comment',
    status: 'published',
    parentUrl,
  } as const;
  const said = await dora.call(posts.createPost, answer);
  expect(said).toMatchObject({ phase: 'published', title: null, parentUrl });
});

test('creates one post per idempotency key, and rejects a different request with the same key', async () => {
  const emil = await app.as('emil');
  const send = (content: string, more: object = {}) =>
    emil.send({
      method: 'POST',
      url: '/api/posts',
      payload: { ...more, ...draft, content, ...more },
      headers: { 'idempotency-key': 'k1' },
    });
  const all = await Promise.all([send('A'), send('A'), send('A')]);
  expect(new Set(all.map((each) => each.json<{ id: string }>().id)).size).toBe(1);
  expect((await send('B')).statusCode).toBe(409);
  expect((await send('A', { title: 'Another title' })).statusCode).toBe(409);
  expect((await send('A', { status: 'published' })).statusCode).toBe(409);
  expect((await send('A')).statusCode).toBe(201);
  expect(await emil.call(posts.listPosts)).toHaveLength(1);
  const fay = await app.as('fay');
  const { id } = await fay.call(posts.createPost, { ...draft, content: 'A', 'idempotency-key': 'k1' });
  expect(await fay.call(posts.listPosts)).toMatchObject([{ id }]);
});

test.each([
  [
    'another site',
    'https://forum.example.org/t/comments/abc/x',
    'This isn’t the address of a thread on Reddit.',
  ],
  ['a share link', 'https://www.reddit.com/r/webdev/s/AbCdEf', /share link/],
  ['another community', 'https://www.reddit.com/r/golang/comments/abc/x/', /This thread is in r\/golang/],
])('rejects a comment on %s, and stores nothing', async (what, parentUrl, fault) => {
  const hugo = await app.as(`hugo ${what}`);
  const answer = { content: 'An answer', subreddit: 'webdev', type: 'comment', parentUrl } as const;
  await expect(hugo.call(posts.createPost, answer)).rejects.toMatchObject({
    status: 422,
    body: { fields: { parentUrl: expect.stringMatching(fault) } },
  });
  expect(await hugo.call(posts.listPosts)).toEqual([]);
});

test('rejects publishing without an account and says what to do; does not find a stranger’s account', async () => {
  const fritz = await app.as('fritz');
  const cleo = await app.as('cleo');
  const publish = fritz.call(posts.createPost, { ...draft, status: 'published' });
  await expect(publish).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Connect one') },
  });
  const [theirs] = await cleo.call(listAccounts);
  const steal = fritz.call(posts.createPost, { ...draft, redditAccountId: theirs!.id });
  await expect(steal).rejects.toMatchObject({ status: 404 });
  expect(await fritz.call(posts.listPosts)).toEqual([]);
});

test('with an assisted account, lets the user post by hand and paste the link', async () => {
  const nora = await app.as('nora');
  await nora.call(addAssistedAccount, { username: 'nora_by_hand' });
  const made = await nora.call(posts.createPost, { ...draft, status: 'published' });
  expect(made).toMatchObject({ phase: 'needs_you', problem: { code: 'BY_HAND' } });
  expect(made.composeUrl).toContain('/r/webdev/submit?title=A+title&text=A+text');
  const wrong = nora.call(posts.confirmPost, { id: made.id, permalink: 'https://evil.example/comments/abc' });
  await expect(wrong).rejects.toMatchObject({ status: 422 });
  const permalink = 'https://www.reddit.com/r/webdev/comments/abc123/a_title/';
  expect(await nora.call(posts.confirmPost, { id: made.id, permalink })).toMatchObject({
    phase: 'published',
    permalink,
  });
});

test("parks an account's scheduled posts when it is disconnected", async () => {
  const olaf = await connected('olaf');
  const made = await olaf.call(posts.createPost, { ...draft, status: 'scheduled', scheduledAt: inOneHour() });
  await olaf.call(disconnectAccount, { id: made.redditAccountId! });
  const [parked] = await olaf.call(posts.listPosts);
  expect(parked).toMatchObject({
    phase: 'needs_you',
    redditAccountId: null,
    problem: { code: 'ACCOUNT_GONE' },
  });
  app.clock.advance(3_600_001);
  await app.drainJobs();
  expect((await olaf.call(posts.listPosts))[0]).toMatchObject({ phase: 'needs_you' });
  const row = app.base.db.selectFrom('posts').select('fence').where('id', '=', made.id);
  expect(await row.executeTakeFirst(), 'a sender that has read the post is refused').toEqual({ fence: 2 });
});

test("keeps the account's drafts and other accounts' posts when the account is disconnected", async () => {
  const olga = await connected('olga');
  const { id } = (await olga.call(listAccounts))[0]!;
  const saved = await olga.call(posts.createPost, { ...draft, redditAccountId: id });
  const other = await addAccount(app.base, olga.user!.workspaceId);
  const plan = { status: 'scheduled', scheduledAt: inOneHour(), redditAccountId: other };
  const waiting = await olga.call(posts.createPost, { ...draft, ...plan });
  await olga.call(disconnectAccount, { id });
  const listed = (await olga.call(posts.listPosts)).map(({ id: postId, phase }) => ({ id: postId, phase }));
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual({ id: saved.id, phase: 'draft' });
  expect(listed).toContainEqual({ id: waiting.id, phase: 'waiting' });
});

test('removes a deleted post from the list, does not send it, and can restore it', async () => {
  const pia = await connected('pia');
  const made = await pia.call(posts.createPost, { ...draft, status: 'scheduled', scheduledAt: inOneHour() });
  await pia.call(posts.deletePost, { id: made.id });
  expect(await pia.call(posts.listPosts)).toEqual([]);
  expect(await pia.call(restorePost, { id: made.id })).toMatchObject({ phase: 'waiting' });
  await pia.call(posts.deletePost, { id: made.id });
  app.clock.advance(3_600_001);
  await app.drainJobs();
  expect(await pia.call(restorePost, { id: made.id })).toMatchObject({ phase: 'draft' });
});

test('strangers cannot read, change, send or delete a post', async () => {
  const [ada, rita] = [await app.as('ada'), await app.as('rita')];
  const { id } = await ada.call(posts.createPost, draft);
  const tries = [
    rita.call(posts.updatePost, { id, content: 'x' }),
    rita.call(posts.deletePost, { id }),
    rita.call(restorePost, { id }),
    rita.call(posts.retryPost, { id }),
    rita.call(posts.confirmPost, { id, permalink: 'https://www.reddit.com/r/a/comments/b/' }),
    rita.call(posts.readPostHistory, { id }),
  ];
  for (const result of await Promise.allSettled(tries))
    expect(result).toMatchObject({ reason: { status: 404 } });
});

test('finds the post that an idempotency key created, only in its own workspace', async () => {
  const [gil, hal] = [await app.as('gil'), await app.as('hal')];
  expect(await gil.call(posts.findEarlierAttempt, { key: 'k2' })).toEqual({ post: null });
  const { id } = await gil.call(posts.createPost, { ...draft, 'idempotency-key': 'k2' });
  expect(await gil.call(posts.findEarlierAttempt, { key: 'k2' })).toMatchObject({ post: { id } });
  expect(await hal.call(posts.findEarlierAttempt, { key: 'k2' })).toEqual({ post: null });
  await gil.call(posts.deletePost, { id });
  expect(await gil.call(posts.findEarlierAttempt, { key: 'k2' })).toEqual({ post: null });
});
