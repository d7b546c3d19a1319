import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { NeedsYou } from './needs-you.tsx';

type Waiting = { posts?: Post[]; unviewed?: number; links?: object[]; toMeasure?: object[] };

async function open({ posts = [], unviewed = 0, links = [], toMeasure = [] }: Waiting) {
  stubServer({
    'GET /api/opportunities/unviewed': { unviewed },
    'GET /api/links': links,
    'GET /api/insights/report': { toMeasure },
  });
  return await openPage(
    <>
      <NeedsYou />
      <p>The page</p>
    </>,
    { posts },
  );
}

test('lists what needs the user and links to it', async () => {
  const byHand = samplePost({
    id: 'a',
    title: 'Ready to post',
    phase: 'needs_you',
    status: 'scheduled',
    composeUrl: 'https://www.reddit.com/r/saas/submit',
  });
  const problem = { code: 'X', message: 'Only members may post.', remedy: 'Ask them.' };
  const failed = samplePost({ id: 'b', title: 'Refused', phase: 'failed', status: 'failed', problem });
  await open({ posts: [byHand, failed], unviewed: 4, links: [{ id: 'l' }] });
  await screen.findByText(/pasted link/);
  await screen.findByText(/unread threads/);
  const rows = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(rows).toEqual([
    ['Ready to postr/entrepreneurBy hand', '/posts/a'],
    ['Refusedr/entrepreneur · Only members may post.Failed', '/posts/b'],
    ['4 unread threads scoring 80+', '/scanner?score=%2280%22&status=unviewed'],
    ['1 pasted link', '/scanner#other-sources'],
  ]);
});

test('asks for the figures of posts that were published by hand', async () => {
  const out = samplePost({ id: 'a', status: 'published', publishedAt: '2026-11-20T09:00:00.000Z' });
  await open({ posts: [out], toMeasure: [{ postId: 'a', after: 'day' }] });
  const row = await screen.findByRole('link', { name: 'Figures to enter: 1 post sent by hand' });
  expect(row.getAttribute('href')).toBe('/analytics');
});

test('shows nothing if nothing needs the user', async () => {
  const { queries } = await open({ posts: [samplePost({ id: 'a' })] });
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(document.body.textContent).toBe('The page');
});
