import { afterEach, beforeEach, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';

const HOUR_MS = 3_600_000;

let app: PlatformApp;
beforeEach(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.close());

test.each([
  ['are read again before sending', 2, { phase: 'needs_you', problem: { code: 'FLAIR_REQUIRED' } }],
  ['are left to the platform if still unreadable', 3, { phase: 'failed' }],
])('requirements that could not be read together with the rules %s', async (_sentence, times, outcome) => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  const fault = { endpoint: 'post_requirements', kind: 'error-before', status: 503, times } as const;
  await app.sandbox.control({ fault });
  await ada.call(posts.createPost, {
    title: 'How early do you remind?',
    content: 'I wait a week.',
    subreddit: 'showyourwork',
    status: 'scheduled',
    scheduledAt: new Date(app.clock.now() + HOUR_MS).toISOString(),
  });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect((await ada.call(posts.listPosts))[0]).toMatchObject(outcome);
});
