import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost, deletePost, listPosts } from '#contract/posts.ts';
import { removePost } from '#contract/trash.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ POSTS_PER_WORKSPACE: '2' });
});
afterAll(() => app.close());

test('a workspace that is full says so, takes nothing more, and has room again once a post is gone for good', async () => {
  const ada = await app.as('ada');
  const draft = (title: string) =>
    ada.call(createPost, { title, content: 'x', subreddit: 'saas', type: 'post', status: 'draft' });
  const first = await draft('One');
  await draft('Two');
  const full = {
    status: 409,
    body: { message: expect.stringContaining('This workspace has 2 posts, and 2 is the most') },
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
