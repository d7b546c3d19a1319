import { expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { createTestClient } from '#test/test-client.ts';

test('lists immediately what another process has written', async () => {
  const one = await createTestApp();
  const two = await createTestApp({ DATABASE_URL: String(one.base.config.databaseUrl) }, one.clock);
  const here = await one.as('ada');
  const there = createTestClient(two.http, two.base, here.user);
  const draft = { title: 'A title', content: 'A text', subreddit: 'webdev' };
  const { id } = await here.call(posts.createPost, draft);
  for (const content of ['One', 'Two', 'Three']) {
    await here.call(posts.updatePost, { id, content });
    expect(await there.call(posts.listPosts)).toMatchObject([{ content }]);
    await there.call(posts.updatePost, { id, content: `${content} there` });
    expect(await here.call(posts.listPosts)).toMatchObject([{ content: `${content} there` }]);
  }
  const tags = await Promise.all(
    [here, there].map((each) => each.send({ method: 'GET', url: '/api/posts' })),
  );
  expect(tags[0]!.headers.etag).toBe(tags[1]!.headers.etag);
  await two.close();
  await one.close();
});
