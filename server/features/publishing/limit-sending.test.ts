import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import { createPost, retryPost, updatePost } from '#contract/posts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const REFUSED = { status: 429 };

test('limits how often a workspace sends immediately, but not how much it schedules', async () => {
  const ada = await app.as('ada');
  await ada.call(addAssistedAccount, { username: 'ada_by_hand' });
  const make = (title: string, status: 'published' | 'scheduled') =>
    ada.call(createPost, {
      title,
      content: `What do you think of ${title}?`,
      subreddit: 'webdev',
      status,
      ...(status === 'scheduled' && { scheduledAt: new Date(app.clock.now() + 3_600_000).toISOString() }),
    });
  const { id } = await make('The first title', 'published');
  await app.drainJobs();
  for (let count = 1; count < 30; count += 1) {
    await ada.call(retryPost, { id });
    await app.drainJobs();
  }
  await expect(make('Another title', 'published')).rejects.toMatchObject(REFUSED);
  await expect(ada.call(retryPost, { id })).rejects.toMatchObject(REFUSED);
  await expect(ada.call(updatePost, { id, status: 'published' })).rejects.toMatchObject(REFUSED);
  expect(await make('A planned evening', 'scheduled')).toMatchObject({ status: 'scheduled' });
  app.clock.advance(10 * 60_000);
  expect(await ada.call(retryPost, { id })).toMatchObject({ id });
});
