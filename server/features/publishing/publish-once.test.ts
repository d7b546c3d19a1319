import { afterAll, beforeAll, expect, test } from 'vitest';
import { disconnectAccount } from '#contract/accounts.ts';
import * as posts from '#contract/posts.ts';
import { passTime } from '#test/pass-time.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const TEXT = { title: 'A title', content: 'A text', subreddit: 'webdev', status: 'published' } as const;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string, username: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username });
  return client;
}

const wait = (ms: number, stepMs?: number) => passTime(app, ms, stepMs);

async function submittedBy(username: string) {
  return (await (await app.sandbox.signIn(username)).get(`/user/${username}/submitted?limit=100`)).children();
}

const lose = (kind: 'lost-answer' | 'lost-request') =>
  app.sandbox.control({ fault: { endpoint: 'submit', kind } });

test.each([
  ['two spaces', 'Two  spaces here'],
  ['a tab', 'A\ttab here'],
  ['a no-break space', 'A no-break\u00a0space here'],
])('posts a title with %s once even if the response is lost', async (what, title) => {
  const ada = await connected(`ada ${what}`, 'sandbox_ada');
  await lose('lost-answer');
  await ada.call(posts.createPost, { ...TEXT, title, content: `A text with ${what}.` });
  await wait(400 * SECOND_MS);
  const [post] = await ada.call(posts.listPosts);
  expect(post?.phase).toBe('published');
  const made = await submittedBy('sandbox_ada');
  expect(made.filter((each) => each['title'] === title.replace(/\s+/g, ' '))).toHaveLength(1);
});

test('parks a post whose account is disconnected while its outcome is unknown, and says so', async () => {
  const cleo = await connected('cleo', 'sandbox_cleo');
  await lose('lost-request');
  const made = await cleo.call(posts.createPost, { ...TEXT, title: 'No list to read' });
  expect(made.phase).toBe('checking');
  // At this age, the list is checked about every 15 seconds.
  await wait(20 * SECOND_MS);
  await cleo.call(disconnectAccount, { id: made.redditAccountId ?? '' });
  await wait(10 * SECOND_MS);
  expect((await cleo.call(posts.listPosts))[0]).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'OUTCOME_UNKNOWN', message: expect.stringContaining('It may have gone out') },
  });
  await wait(HOUR_MS, 30 * SECOND_MS);
  const edited = await cleo.call(posts.updatePost, { id: made.id, content: 'Other words', status: 'draft' });
  expect(edited.phase).toBe('draft');
  await cleo.call(posts.deletePost, { id: made.id });
  expect((await cleo.call(posts.listPosts)).map(({ id }) => id)).not.toContain(made.id);
});

test('parks a post at the first check if its account was disconnected during sending', async () => {
  const dan = await connected('dan', 'sandbox_ben');
  await lose('lost-request');
  const made = await dan.call(posts.createPost, { ...TEXT, title: 'Being sent' });
  await app.base.db.updateTable('posts').set({ account_id: null }).where('id', '=', made.id).execute();
  await wait(10 * SECOND_MS);
  expect((await dan.call(posts.listPosts))[0]).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'OUTCOME_UNKNOWN' },
  });
});
