import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivity } from '#contract/activity.ts';
import { eraseRedditor } from '#contract/erasure.ts';
import { dropPracticeResponse, readPracticeThread } from '#contract/first-steps.ts';
import { createPost, listPosts, readPostHistory } from '#contract/posts.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { createTestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada);
});
afterAll(() => app.close());

async function publish(title: string): Promise<string> {
  const content = `${title} I ask because ours asks for a phone number, and people leave.`;
  const { id } = await ada.call(createPost, { title, content, subreddit: 'saas', status: 'published' });
  await app.drainJobs();
  return id;
}

test("reads a post's thread from the sandbox with its current answers", async () => {
  const id = await publish('Which fields does your sign-up form leave out?');
  expect(await ada.call(readPracticeThread, { id })).toEqual({ score: 1, answers: [] });
  app.clock.advance(60_000);
  const { score, answers } = await ada.call(readPracticeThread, { id });
  expect(score).toBeGreaterThanOrEqual(1);
  expect(answers[0]).toMatchObject({ author: expect.any(String), body: expect.any(String) });
});

test('in the demonstration, loses one response, and finds the post instead of sending it twice', async () => {
  const title = 'How do you know that a message went out exactly once?';
  await ada.call(dropPracticeResponse, { title });
  const other = await publish('Whose post goes out in the meantime?');
  const id = await publish(title);
  for (let round = 0; round < 20; round += 1) {
    app.clock.advance(5_000);
    await app.drainJobs();
  }
  const post = (await ada.call(listPosts)).find((each) => each.id === id);
  expect(post).toMatchObject({ phase: 'published' });
  const eventsOf = async (of: string) =>
    (await ada.call(readPostHistory, { id: of })).map(({ event }) => event);
  expect(await eventsOf(id)).toEqual(['created', 'scheduled', 'sending', 'outcomeUnknown', 'found']);
  const { items } = await ada.call(listActivity);
  expect(items.find((item) => item.post?.id === id)?.event).toBe('found');
  expect(await eventsOf(other)).not.toContain('outcomeUnknown');
  const { counts } = (await app.sandbox.state()).json as { counts: { posts: number } };
  expect(counts.posts).toBe(3);
});

test("hides other users' threads, returns none for drafts, and requires visitors to sign in", async () => {
  const { id } = await ada.call(createPost, { title: 'A draft', content: 'x', subreddit: 'saas' });
  await expect(ada.call(readPracticeThread, { id })).rejects.toMatchObject({ status: 409 });
  const ben = await app.as('ben');
  await expect(ben.call(readPracticeThread, { id })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(readPracticeThread, { id })).rejects.toMatchObject({ status: 401 });
  await expect(app.visitor().call(dropPracticeResponse, { title: 'x' })).rejects.toMatchObject({
    status: 401,
  });
});

test('hides the answer of an erased Reddit user', async () => {
  const id = await publish('Who was the last to leave your trial, and why?');
  app.clock.advance(10 * 60_000);
  const authors = async () =>
    (await ada.call(readPracticeThread, { id })).answers.map(({ author }) => author);
  const [first = ''] = await authors();
  expect(first).not.toBe('');
  await ada.call(eraseRedditor, { name: first });
  expect(await authors()).not.toContain(first);
});

const CLIENT = {
  REDDIT_CLIENT_ID: 'client',
  REDDIT_CLIENT_SECRET: 'secret',
  REDDIT_USER_AGENT: 'test:threadwell:1.0 (by /u/somebody)',
  REDDIT_APPROVAL_REF: 'granted',
};

test.each([
  ['there is no platform', { SANDBOX: 'off' }],
  ['the platform is the real one', CLIENT],
])('refuses to lose a response if %s', async (_where, settings) => {
  const real = await createTestApp(settings);
  const eve = await real.as('eve');
  await expect(eve.call(dropPracticeResponse, { title: 'x' })).rejects.toMatchObject({ status: 409 });
  await real.close();
});

test('does not poll threads of the real platform', async () => {
  const real = await createTestApp(CLIENT);
  const { db, clock, platform } = real.base;
  Object.assign(platform!, { thread: () => Promise.reject(new Error('asked')) });
  const eve = await real.as('eve');
  const { id } = await eve.call(createPost, { title: 'A title', content: 'A text', subreddit: 'saas' });
  const { workspace_id } = await db.selectFrom('posts').select('workspace_id').executeTakeFirstOrThrow();
  const begin = { refreshing_until: 0, writes_wait_until: 0, scopes: '', created_at: clock.now() };
  const tokens = { access_token: 'sealed', refresh_token: 'sealed', token_expires_at: 0 };
  await db
    .insertInto('reddit_accounts')
    .values({ id: 'acc_eve', workspace_id, username: 'eve', mode: 'api', is_active: 1, ...begin, ...tokens })
    .execute();
  const permalink = 'https://www.reddit.com/r/saas/comments/1abcde/a_title/';
  await db.updateTable('posts').set({ permalink }).where('id', '=', id).execute();
  await expect(eve.call(readPracticeThread, { id })).rejects.toMatchObject({ status: 409 });
  await real.close();
});
