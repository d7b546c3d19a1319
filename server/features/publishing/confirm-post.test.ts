import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAssistedAccount, disconnectAccount, listAccounts } from '#contract/accounts.ts';
import * as posts from '#contract/posts.ts';
import { findPostRow } from '#server/features/posts/post-rows.ts';
import { passTime } from '#test/pass-time.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { createPublishPorts } from './publish-ports.ts';

const SECOND_MS = 1_000;
const WORDS = { title: 'Weekly thread', content: 'The same words.', subreddit: 'webdev' } as const;

let app: PlatformApp;
let ada: TestClient;
let ben: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  ben = await app.as('ben');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await connectAccount(ben, { username: 'sandbox_ben' });
});
afterEach(() => app.close());

/** Parks a post of this user until its link is given; the account is connected. */
async function parked(client: TestClient, username: string) {
  const scheduledAt = new Date(app.clock.now() + 3_600 * SECOND_MS).toISOString();
  const { id } = await client.call(posts.createPost, {
    ...WORDS,
    title: 'Another',
    status: 'scheduled',
    scheduledAt,
  });
  const [before] = await client.call(listAccounts);
  await client.call(disconnectAccount, { id: before!.id });
  await connectAccount(client, { username });
  const [after] = await client.call(listAccounts);
  await client.call(posts.updatePost, { id, redditAccountId: after!.id });
  return id;
}

const linkTo = (name: string, rest = '') =>
  `${app.sandbox.url}/r/webdev/comments/${name.replace('t3_', '')}/x/${rest}`;
async function postThere(member: string) {
  const site = await app.sandbox.signIn(member);
  const made = await site.post('/api/submit', { sr: 'webdev', kind: 'self', title: 'There', text: 'x' });
  return String(made.at('json', 'data', 'name'));
}
/** The history line for the link pasted last. */
async function lastEventsOf(id: string) {
  const history = await ben.call(posts.readPostHistory, { id });
  const from = history.findLastIndex(({ event }) => event === 'confirmed');
  return history.slice(from + 1).map(({ event, detail }) => [event, detail]);
}
const refused = (id: string, permalink: string) =>
  ben.call(posts.confirmPost, { id, permalink }).then(
    () => null,
    (error: { status: number }) => error.status,
  );

test('if a stranger claims a post with an unknown outcome, rejects the claim and sends the post once', async () => {
  const id = await parked(ben, 'sandbox_ben');
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  const made = await ada.call(posts.createPost, { ...WORDS, status: 'published' });
  expect(made.phase).toBe('checking');
  const { posts: there } = (await app.sandbox.state()).json as { posts: { name: string }[] };
  expect(await refused(id, linkTo(there[0]!.name))).toBe(422);
  await passTime(app, 100 * SECOND_MS);
  expect((await ada.call(posts.listPosts))[0]).toMatchObject({ phase: 'published' });
  expect((await app.sandbox.state()).at('posts')).toHaveLength(1);
});

test('accepts only the link of a post that the chosen account has posted', async () => {
  const id = await parked(ben, 'sandbox_ben');
  const [own, other] = [await postThere('sandbox_ben'), await postThere('sandbox_ada')];
  expect(await refused(id, linkTo(other))).toBe(422);
  expect(await refused(id, linkTo(own, 'abc123/'))).toBe(422);
  expect(await refused(id, linkTo(`${own}9zz`))).toBe(422);
  expect(await refused(id, linkTo(own))).toBeNull();
  expect(await lastEventsOf(id)).toEqual([]);
  const row = app.base.db.selectFrom('posts').select('platform_id').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ platform_id: own });
});

test('rejects a link to another site, or without a post', async () => {
  const id = await parked(ben, 'sandbox_ben');
  const name = await postThere('sandbox_ben');
  const elsewhere = linkTo(name).replace(app.sandbox.url, 'https://example.com');
  expect(await refused(id, elsewhere)).toBe(422);
  expect(await refused(id, `${app.sandbox.url}/r/webdev`)).toBe(422);
});

test('accepts a link that cannot be read, claims nothing for it, and reports it as unchecked', async () => {
  const id = await parked(ben, 'sandbox_ben');
  const own = await postThere('sandbox_ben');
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before' } });
  await expect(ben.call(posts.confirmPost, { id, permalink: linkTo(own, 'abc123/') })).rejects.toMatchObject({
    body: { fields: { permalink: 'This isn’t the link of a post.' } },
  });
  expect(await refused(id, linkTo(own))).toBeNull();
  expect(await lastEventsOf(id)).toEqual([['linkUnchecked', '']]);
  const row = app.base.db.selectFrom('posts').select('platform_id').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ platform_id: null });
});

test("does not delete the target of a post's link as a copy of another post, even if the link is unreadable", async () => {
  const id = await parked(ben, 'sandbox_ben');
  const [own, copy] = [await postThere('sandbox_ben'), await postThere('sandbox_ben')];
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before' } });
  expect(await refused(id, linkTo(own))).toBeNull();
  const post = (await findPostRow(app.base.db, id))!;
  const ports = createPublishPorts({ ...app.base, actor: { kind: 'job', name: 'test' } });
  expect(await ports.remove(post, own)).toBe('kept');
  expect(await ports.remove(post, copy)).toBe('removed');
});

test('rejects the link of another post of the workspace, even if it is unreadable now', async () => {
  const made = await ben.call(posts.createPost, { ...WORDS, status: 'published' });
  expect(made.phase).toBe('published');
  const id = await parked(ben, 'sandbox_ben');
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before' } });
  const { platform_id: name } = await app.base.db
    .selectFrom('posts')
    .select('platform_id')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(await refused(id, linkTo(String(name)))).toBe(422);
});

test('accepts a link for one post only, until that post is deleted, also for manual posts', async () => {
  const { id: account } = await ben.call(addAssistedAccount, { username: 'ben_writes' });
  const byHand = async (title: string) => {
    const post = { ...WORDS, title, content: `${title}, and what came of it.`, redditAccountId: account };
    return (await ben.call(posts.createPost, { ...post, status: 'published' })).id;
  };
  const [one, other] = [await byHand('Prices'), await byHand('Support')];
  const permalink = 'https://old.reddit.com/r/webdev/comments/1abcde/prices/';
  const elsewhere = linkTo('t3_1abcde');
  await ben.call(posts.confirmPost, { id: one, permalink });
  const again = permalink.replace('old.', 'www.').replace('prices/', '');
  await expect(ben.call(posts.confirmPost, { id: other, permalink: again })).rejects.toMatchObject({
    status: 422,
    body: { fields: { permalink: 'This link already belongs to your post “Prices”.' } },
  });
  await ben.call(posts.deletePost, { id: one });
  await ben.call(posts.confirmPost, { id: other, permalink: again });
  const third = await byHand('A third');
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before' } });
  expect(await refused(third, elsewhere)).toBeNull();
});

test('rejects the link of an API post for a manual post', async () => {
  const out = await ben.call(posts.createPost, { ...WORDS, status: 'published' });
  const { id: account } = await ben.call(addAssistedAccount, { username: 'ben_writes' });
  const { id } = await ben.call(posts.createPost, {
    title: 'Support',
    content: 'Other words.',
    subreddit: 'webdev',
    status: 'published',
    redditAccountId: account,
  });
  expect(out.permalink).toMatch(/^\/r\/webdev/);
  expect(await refused(id, `${app.sandbox.url}${out.permalink}`)).toBe(422);
  expect(await refused(id, `https://www.reddit.com${out.permalink}`)).toBeNull();
  expect(await lastEventsOf(id)).toEqual([['linkUnchecked', '']]);
});

test('asks who posted the target of a manual link, if an account can read it', async () => {
  const byHand = async (username: string, title: string) => {
    const { id } = await ben.call(addAssistedAccount, { username });
    const post = { ...WORDS, title, content: `${title}, in a few words.`, redditAccountId: id };
    return (await ben.call(posts.createPost, { ...post, status: 'published' })).id;
  };
  const permalink = linkTo(await postThere('sandbox_ada'));
  const one = await byHand('ben_writes', 'Prices');
  await expect(ben.call(posts.confirmPost, { id: one, permalink })).rejects.toMatchObject({
    status: 422,
    body: {
      fields: { isMeant: 'u/sandbox_ada posted this, not u/ben_writes. It is titled “There” there.' },
    },
  });
  const made = await ben.call(posts.confirmPost, { id: one, permalink, isMeant: true });
  expect(made).toMatchObject({ phase: 'published', permalink });
  expect(await lastEventsOf(one)).toEqual([['postedByAnother', 'sandbox_ada ben_writes']]);
  expect(await refused(await byHand('sandbox_cleo', 'Support'), linkTo('t3_zzzzzz'))).toBe(422);
  const own = linkTo(await postThere('sandbox_cleo'));
  const cleo = await ben.call(posts.listPosts);
  const other = cleo.find(({ title }) => title === 'Support')!;
  await expect(ben.call(posts.confirmPost, { id: other.id, permalink: own })).rejects.toMatchObject({
    body: { fields: { isMeant: 'It is titled “There” there.' } },
  });
  await ben.call(posts.updatePost, { id: other.id, title: 'there!' });
  expect(await refused(other.id, own)).toBeNull();
  expect(await lastEventsOf(other.id)).toEqual([]);
  const row = app.base.db.selectFrom('posts').select('platform_id').where('id', '=', other.id);
  expect(await row.executeTakeFirst()).toEqual({ platform_id: null });
});

test("rejects another user's post for a connected account", async () => {
  const id = await parked(ben, 'sandbox_ben');
  const permalink = linkTo(await postThere('sandbox_ada'));
  await expect(ben.call(posts.confirmPost, { id, permalink, isMeant: true })).rejects.toMatchObject({
    body: { fields: { permalink: 'u/sandbox_ada posted this, not u/sandbox_ben.' } },
  });
});

test('asks about a link in another community, and moves the post there if its author confirms', async () => {
  const id = await parked(ben, 'sandbox_ben');
  const permalink = 'https://www.reddit.com/r/SaaS/comments/abc/x/';
  await expect(ben.call(posts.confirmPost, { id, permalink })).rejects.toMatchObject({
    status: 422,
    body: { fields: { permalink: 'This link is in r/SaaS, and the post was for r/webdev.' } },
  });
  const made = await ben.call(posts.confirmPost, { id, permalink, isElsewhere: true });
  expect(made).toMatchObject({ phase: 'published', subreddit: 'SaaS' });
});

test('rejects a link for a draft, a published post, or a post with an unknown outcome', async () => {
  const own = linkTo(await postThere('sandbox_ben'));
  const draft = await ben.call(posts.createPost, { ...WORDS, title: 'Not yet' });
  expect(await refused(draft.id, own)).toBe(409);
  const out = await ben.call(posts.createPost, { ...WORDS, title: 'Out', status: 'published' });
  expect(await refused(out.id, own)).toBe(409);
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  const doubtful = await ben.call(posts.createPost, { ...WORDS, title: 'In doubt', status: 'published' });
  expect(doubtful.phase).toBe('checking');
  expect(await refused(doubtful.id, own)).toBe(409);
});

test('replaces a mistaken link and keeps the time the post went out', async () => {
  const { id: account } = await ben.call(addAssistedAccount, { username: 'ben_writes' });
  const post = { ...WORDS, status: 'published', redditAccountId: account } as const;
  const { id } = await ben.call(posts.createPost, post);
  const slip = 'https://www.reddit.com/r/SaaS/comments/1abcde/x/';
  const first = await ben.call(posts.confirmPost, { id, permalink: slip, isElsewhere: true });
  app.clock.advance(60 * SECOND_MS);
  const right = 'https://www.reddit.com/r/webdev/comments/1fghij/x/';
  const corrected = await ben.call(posts.confirmPost, { id, permalink: right, isElsewhere: true });
  expect(corrected).toMatchObject({
    phase: 'published',
    subreddit: 'webdev',
    permalink: right,
    publishedAt: first.publishedAt,
  });
  const byApi = await ben.call(posts.createPost, {
    ...WORDS,
    title: 'Sent',
    content: 'Other words.',
    status: 'published',
    redditAccountId: (await ben.call(listAccounts)).find(({ mode }) => mode === 'sandbox')!.id,
  });
  expect(await refused(byApi.id, right.replace('1fghij', '1klmno'))).toBe(409);
});

test('limits how many links a workspace looks up, and at what priority', async () => {
  const hand = await ben.call(addAssistedAccount, { username: 'ben_by_hand' });
  const { id } = await ben.call(posts.createPost, {
    ...WORDS,
    status: 'published',
    redditAccountId: hand.id,
  });
  for (let count = 0; count < 30; count += 1) expect(await refused(id, linkTo(`zz${count}a`))).toBe(422);
  expect(await refused(id, linkTo('zz30a'))).toBe(429);
  const asked = await countByPurpose();
  expect(asked).toMatchObject({ reply: 30 });
  expect(asked).not.toHaveProperty('watch');
});

async function countByPurpose(): Promise<Record<string, number>> {
  const rows = await app.base.db
    .selectFrom('call_meter')
    .select(['purpose', 'calls'])
    .where('workspace_id', '=', ben.user!.workspaceId)
    .execute();
  return Object.fromEntries(rows.map(({ purpose, calls }) => [purpose, calls]));
}
