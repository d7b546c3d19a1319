import { expect, onTestFinished, test } from 'vitest';
import { saveClip } from '#contract/scanning/clips.ts';
import { listOpportunities, scanThreads } from '#contract/scanner.ts';
import { connectAccount, createPlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL } from '#test/run-hub.ts';

test('keeps a clip of a thread that only another workspace has found', async () => {
  const app = await createPlatformApp();
  onTestFinished(() => app.close());
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  await connectAccount(ada, { username: 'sandbox_ada' });
  await connectAccount(ben, { username: 'sandbox_ben' });
  await ada.call(scanThreads, { subreddits: ['saas'], filters: KEEP_ALL });
  const [found] = await ada.call(listOpportunities, {});
  const { url: address, subreddit, title } = found!;
  await ben.call(saveClip, { address, subreddit, title, upvotes: 12, comments: 3 });
  expect(await ben.call(listOpportunities, {})).toMatchObject([{ title, origin: 'clip' }]);
});
