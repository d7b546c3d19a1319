import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPost, deletePost, listPosts, updatePost } from '#contract/posts.ts';
import { removePost } from '#contract/trash.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ POSTS_PER_WORKSPACE: '2' });
});
afterAll(() => app.close());

test('rejects posts in a full workspace until a post is deleted permanently', async () => {
  const ada = await app.as('ada');
  const draft = (title: string) =>
    ada.call(createPost, { title, content: 'x', subreddit: 'saas', type: 'post', status: 'draft' });
  const first = await draft('One');
  await draft('Two');
  const full = {
    status: 409,
    body: { message: expect.stringContaining('This workspace already has 2 of 2 posts.') },
  };
  await expect(draft('Three')).rejects.toMatchObject(full);
  await ada.call(deletePost, { id: first.id });
  await expect(draft('Three')).rejects.toMatchObject(full);
  await ada.call(removePost, { id: first.id });
  await draft('Three');
  expect((await ada.call(listPosts)).map(({ title }) => title).toSorted()).toEqual(['Three', 'Two']);
  const ben = await app.as('ben');
  await ben.call(createPost, {
    title: 'His',
    content: 'x',
    subreddit: 'saas',
    type: 'post',
    status: 'draft',
  });
});

test("rejects a new or edited post if the workspace's texts become too long in total", async () => {
  const small = await createTestApp({ TEXT_MB_PER_WORKSPACE: '1' });
  onTestFinished(() => small.close());
  const ada = await small.as('ada');
  const draft = (content: string) =>
    ada.call(createPost, { title: 'Long', content, subreddit: 'saas', type: 'post', status: 'draft' });
  // A character of three bytes, to check that bytes are counted.
  const long = '€'.repeat(40_000);
  const first = await draft('short');
  for (let no = 0; no < 8; no += 1) await draft(long);
  const full = { status: 409, body: { message: expect.stringContaining('may store 1 MB of text') } };
  await expect(draft(long)).rejects.toMatchObject(full);
  await expect(ada.call(updatePost, { id: first.id, content: long })).rejects.toMatchObject(full);
  await ada.call(updatePost, { id: first.id, title: 'Another title' });
  const last = (await ada.call(listPosts)).find(({ content }) => content === long)!;
  await ada.call(deletePost, { id: last.id });
  await expect(ada.call(updatePost, { id: first.id, content: long })).rejects.toMatchObject(full);
  await ada.call(removePost, { id: last.id });
  expect(await ada.call(updatePost, { id: first.id, content: long })).toMatchObject({ content: long });
});
