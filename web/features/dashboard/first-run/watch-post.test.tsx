import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { practiceThreadQuery } from './practice.queries.ts';
import { WatchPublishedPost } from './watch-published-post.tsx';
import { WatchPost } from './watch-post.tsx';

const THREAD = 'GET /api/first-steps/threads/p1';

test('reports an unreadable thread, and retries only on request', async () => {
  const why = 'Only threads of the sandbox are read like this.';
  const { answers } = stubServer({
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://sandbox.example' },
    'GET /api/posts/p1/history': [],
    [THREAD]: () => refusal(409, { code: 'CONFLICT', message: why }),
  });
  const { queries } = await openPage(
    <WatchPost post={samplePost({ id: 'p1', phase: 'published' })} mode="sandbox" />,
  );
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByText('Waiting for the first answer...')).toBeNull();
  const query = queries.getQueryCache().find(practiceThreadQuery('p1'));
  const { refetchInterval } = practiceThreadQuery('p1');
  expect(query && typeof refetchInterval === 'function' && refetchInterval(query as never)).toBe(false);
  answers[THREAD] = { score: 1, answers: [{ id: 'c1', author: 'ben', body: 'By calling them.', at: '' }] };
  press(/Try again/);
  expect(await screen.findByText('By calling them.')).toBeTruthy();
  expect(screen.queryByText(why)).toBeNull();
});

test("labels the user's own answer and renders its Markdown", async () => {
  const answer = { id: 'c1', at: '', body: 'By **calling** them.' };
  stubServer({
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://sandbox.example' },
    'GET /api/reddit-accounts': [{ id: 'a', username: 'sandbox_ada', isActive: true, mode: 'sandbox' }],
    'GET /api/posts/p1/history': [],
    [THREAD]: { score: 1, answers: [{ ...answer, author: 'sandbox_ada' }] },
  });
  await openPage(<WatchPost post={samplePost({ id: 'p1', phase: 'published' })} mode="sandbox" />);
  await screen.findByText('u/sandbox_ada, you');
  expect(screen.getByText('calling').tagName).toBe('STRONG');
});

test("shows the first post's progress only on the page that published it", async () => {
  stubServer({
    'GET /api/first-steps': { isOpen: true, done: ['publish'] },
    'GET /api/reddit/community': { mode: 'api', url: 'https://www.reddit.com' },
    'GET /api/posts/p1/history': [],
  });
  const out = { phase: 'published', status: 'published' } as const;
  const posts = [
    samplePost({ id: 'p2', createdAt: '2026-11-21T09:00:00.000Z', ...out }),
    samplePost({ id: 'p1', ...out }),
  ];
  const { queries } = await openPage(<WatchPublishedPost postId="p2" />, { posts });
  await expect.poll(() => queries.getQueryData(['/api/first-steps'])).toBeTruthy();
  expect(screen.queryByText('Your first post')).toBeNull();
  cleanup();
  await openPage(<WatchPublishedPost postId="p1" />, { posts });
  expect(await screen.findByText('Your first post')).toBeTruthy();
});
