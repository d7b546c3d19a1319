import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const hoursAhead = (hours: number) => new Date(app.clock.now() + hours * 3_600_000).toISOString();

test('the history shows a changed text, a changed time and “now” differently', async () => {
  const olga = await app.as('olga');
  await connectAccount(olga, { username: 'sandbox_ada' });
  const { id } = await olga.call(posts.createPost, {
    title: 'A title',
    content: 'A text',
    subreddit: 'webdev',
    status: 'scheduled',
    scheduledAt: hoursAhead(1),
  });
  const [first, later] = [hoursAhead(1), hoursAhead(2)];
  await olga.call(posts.updatePost, { id, content: 'Other words.' });
  await olga.call(posts.updatePost, { id, scheduledAt: later });
  await olga.call(posts.updatePost, { id, status: 'published' });
  const history = await olga.call(posts.readPostHistory, { id });
  expect(history.slice(0, 5).map(({ event, detail }) => [event, detail])).toEqual([
    ['created', ''],
    ['scheduled', first],
    ['changed', ''],
    ['scheduled', later],
    ['scheduled', ''],
  ]);
});
