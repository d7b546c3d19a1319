import { expect, onTestFinished, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import type { UserContext } from '#server/context.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { withdrawPosts } from './withdraw-posts.ts';

test('withdraws the scheduled posts of one workspace only', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  const scheduledAt = new Date(app.clock.now() + 3_600_000).toISOString();
  const planned = {
    title: 'T',
    content: 'C',
    subreddit: 'webdev',
    status: 'scheduled',
    scheduledAt,
  } as const;
  for (const client of [ada, ben]) await client.call(posts.createPost, planned);
  const { userId, workspaceId } = ada.user!;
  const actor = { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } as const;
  const ctx: UserContext = { ...app.base, actor };
  await ctx.db.transaction().execute((tx) => withdrawPosts(ctx, tx, 'A reason.'));
  expect(await ada.call(posts.listPosts)).toMatchObject([{ phase: 'draft' }]);
  expect(await ben.call(posts.listPosts)).toMatchObject([{ phase: 'waiting' }]);
});
