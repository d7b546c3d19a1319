import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount, listAccounts } from '#contract/accounts.ts';
import { readBeginning } from '#contract/beginning.ts';
import * as posts from '#contract/posts.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const generated = { title: 'Ten words in all', content: 'six of them stand here below' };
/** Three of the ten words are replaced: just enough for the author's own share. */
const rewritten = { title: 'Ten words in all', content: 'six of these were mine below' };
const post = { ...generated, generated, subreddit: 'webdev' };
/** Makes the rules read earlier expire. */
const forgetRules = () => app.clock.advance(49 * 3_600_000);
const inOneHour = () => new Date(app.clock.now() + 3_600_000).toISOString();

async function connected(name: string) {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}
const only = async (client: TestClient) => (await client.call(posts.listPosts))[0];
const eventsOf = async (client: TestClient, id: string) =>
  (await client.call(posts.readPostHistory, { id })).map(({ event }) => event);
const refused = {
  status: 409,
  body: { message: expect.stringMatching(/webdev.*AI, and none of these words.*at least 30 %/s) },
};

test('where AI text is banned, saves it as a draft, but neither schedules nor publishes it', async () => {
  const ada = await connected('ada');
  const scheduled = { ...post, status: 'scheduled', scheduledAt: inOneHour() };
  await expect(ada.call(posts.createPost, scheduled)).rejects.toMatchObject(refused);
  await expect(ada.call(posts.createPost, { ...post, status: 'published' })).rejects.toMatchObject(refused);
  expect(await only(ada)).toBeUndefined();
  const { id } = await ada.call(posts.createPost, post);
  for (const status of ['scheduled', 'published'] as const) {
    const change = ada.call(posts.updatePost, { id, status, scheduledAt: inOneHour() });
    await expect(change).rejects.toMatchObject(refused);
  }
  const order = { ids: [id], action: 'schedule', startAt: inOneHour() } as const;
  await expect(ada.call(posts.changePosts, order)).rejects.toMatchObject({
    status: 422,
    body: { fields: { 'ids.0': refused.body.message } },
  });
  expect(await only(ada)).toMatchObject({ phase: 'draft' });
  const moved = await ada.call(posts.updatePost, { id, subreddit: 'marketing', status: 'published' });
  expect(moved).toMatchObject({ phase: 'published' });
});

test('publishes a text if three of its ten words are the author’s own', async () => {
  const ben = await connected('ben');
  const made = await ben.call(posts.createPost, { ...post, ...rewritten, status: 'published' });
  expect(made).toMatchObject({ phase: 'published' });
  const draft = await ben.call(posts.createPost, { ...post, title: 'Ten words in total' });
  const changed = { id: draft.id, ...rewritten, title: 'And more of them', status: 'published' } as const;
  expect(await ben.call(posts.updatePost, changed)).toMatchObject({ phase: 'published' });
});

test('publishes a text once the author confirms the words as their own, and records that', async () => {
  const cleo = await connected('cleo');
  const { id } = await cleo.call(posts.createPost, post);
  expect(await cleo.call(readBeginning, { id })).toMatchObject({ generated, inOwnWords: false });
  const unchanged = { id, status: 'published', inOwnWords: true } as const;
  await expect(cleo.call(posts.updatePost, unchanged)).rejects.toMatchObject(refused);
  const sent = { ...unchanged, content: `${post.content} Mine.` };
  expect(await cleo.call(posts.updatePost, sent)).toMatchObject({ phase: 'published' });
  expect(await cleo.call(readBeginning, { id })).toMatchObject({ generated, inOwnWords: true });
  expect(await eventsOf(cleo, id)).toEqual(['created', 'ownWords', 'scheduled', 'sending', 'accepted']);
  const audited = await app.base.db
    .selectFrom('audit_events')
    .select(['verb', 'actor'])
    .where('subject', '=', id)
    .where('verb', '=', 'post.ownWords')
    .execute();
  expect(audited).toEqual([{ verb: 'post.ownWords', actor: cleo.user?.userId }]);
});

test('applies a confirmation to one text only, and lets the author withdraw it', async () => {
  const dora = await connected('dora');
  const { id } = await dora.call(posts.createPost, { ...post, inOwnWords: true });
  const beginning = () => dora.call(readBeginning, { id });
  await dora.call(posts.updatePost, { id, title: 'Another title' });
  expect(await beginning()).toMatchObject({ inOwnWords: true });
  const next = { title: 'Anew', content: 'Generated once more' };
  await dora.call(posts.updatePost, { id, ...next, generated: next });
  expect(await beginning()).toMatchObject({ generated: next, inOwnWords: false });
  await dora.call(posts.updatePost, { id, inOwnWords: true });
  await dora.call(posts.updatePost, { id, inOwnWords: false });
  const change = dora.call(posts.updatePost, { id, status: 'published' });
  await expect(change).rejects.toMatchObject({ status: 409 });
});

test('asks for no confirmation of a text typed by hand, and accepts none', async () => {
  const emil = await connected('emil');
  const typed = { ...generated, title: 'Typed', subreddit: 'webdev', inOwnWords: true, status: 'published' };
  const made = await emil.call(posts.createPost, typed);
  expect(made).toMatchObject({ phase: 'published' });
  expect(await emil.call(readBeginning, { id: made.id })).toMatchObject({
    generated: null,
    inOwnWords: false,
  });
  expect(await eventsOf(emil, made.id)).not.toContain('ownWords');
});

test('blocks nothing because of unreadable rules', async () => {
  const fritz = await app.as('fritz');
  forgetRules();
  await fritz.call(addAssistedAccount, { username: 'fritz_by_hand' });
  const made = await fritz.call(posts.createPost, { ...post, status: 'scheduled', scheduledAt: inOneHour() });
  expect(made).toMatchObject({ phase: 'waiting' });
});

test("parks a post if a ban is found when it is sent; a retry needs the author's own words", async () => {
  const gina = await app.as('gina');
  forgetRules();
  await gina.call(addAssistedAccount, { username: 'gina_by_hand' });
  const [byHand] = await gina.call(listAccounts);
  const made = { ...post, status: 'scheduled', scheduledAt: inOneHour(), redditAccountId: byHand?.id };
  const { id } = await gina.call(posts.createPost, made);
  // From here on, the rules are readable.
  await connectAccount(gina, { username: 'sandbox_cleo' });
  app.clock.advance(3_600_000);
  await app.drainJobs();
  expect(await only(gina)).toMatchObject({
    phase: 'needs_you',
    composeUrl: null,
    problem: { code: 'AI_TEXT' },
  });
  await expect(gina.call(posts.retryPost, { id })).rejects.toMatchObject(refused);
  await gina.call(posts.updatePost, { id, inOwnWords: true });
  await expect(gina.call(posts.retryPost, { id })).rejects.toMatchObject(refused);
  await gina.call(posts.updatePost, { id, content: `Mine: ${post.content}`, inOwnWords: true });
  await gina.call(posts.retryPost, { id });
  await app.drainJobs();
  expect(await only(gina)).toMatchObject({ problem: { code: 'BY_HAND' }, composeUrl: expect.any(String) });
});

test('reads rules again before sending if they were unreadable at scheduling', async () => {
  const karl = await connected('karl');
  forgetRules();
  await app.sandbox.control({ fault: { endpoint: 'rules', kind: 'error-before', times: 10 } });
  const { id } = await karl.call(posts.createPost, {
    ...post,
    status: 'scheduled',
    scheduledAt: inOneHour(),
  });
  await app.sandbox.control({ reset: true });
  app.clock.advance(3_600_000);
  await app.drainJobs();
  expect(await only(karl)).toMatchObject({ id, phase: 'needs_you', problem: { code: 'AI_TEXT' } });
});

test('hides the generated text of a post from strangers', async () => {
  const hugo = await connected('hugo');
  const { id } = await hugo.call(posts.createPost, post);
  const theirs = (await app.as('ina')).call(readBeginning, { id });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
  const list = await hugo.send({ method: 'GET', url: '/api/posts' });
  expect(list.body).not.toContain('generated');
});

test('the website and the style can be changed later', async () => {
  const jan = await app.as('jan');
  const { id } = await jan.call(posts.createPost, { ...generated, subreddit: 'webdev' });
  const chosen = { websiteUrl: 'https://a.example/', ctaStyle: 'direct' } as const;
  expect(await jan.call(posts.updatePost, { id, ...chosen })).toMatchObject(chosen);
  expect(await jan.call(posts.updatePost, { id, title: 'T' })).toMatchObject(chosen);
  expect(await jan.call(posts.updatePost, { id, websiteUrl: '' })).toMatchObject({ websiteUrl: null });
  const wrong = jan.call(posts.updatePost, { id, websiteUrl: 'no', ctaStyle: 'loud' });
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    body: { fields: { websiteUrl: expect.any(String), ctaStyle: expect.any(String) } },
  });
});
