import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { LifeCurve } from './life-curve.tsx';

const HOUR_MS = 3_600_000;
const PUBLISHED = Date.UTC(2026, 10, 22);
const reading = ([hours, score]: readonly [number, number]) => ({
  takenAt: new Date(PUBLISHED + hours * HOUR_MS).toISOString(),
  score,
  comments: 0,
  upvoteRatio: null,
  source: 'api',
});

async function show(...readings: readonly (readonly [hours: number, score: number])[]) {
  const post = samplePost({ id: 'pst_1', publishedAt: new Date(PUBLISHED).toISOString() });
  const answer = { latest: null, readings: readings.map(reading), clicks: null };
  stubServer({ 'GET /api/posts': [post], 'GET /api/posts/pst_1/figures': answer });
  await openPage(<LifeCurve post={post} />, { posts: [post] });
}

test('says how many upvotes came by the reading that has half of them, with the readings as a table', async () => {
  await show([0.5, 3], [5, 40], [30, 72]);
  expect(await screen.findByRole('img', { name: '40 of its 72 upvotes came within 5 hours.' })).toBeTruthy();
  expect(screen.getByText('30 minutes').closest('tr')?.textContent).toBe('30 minutes3');
});

test.each([
  [
    'a young post',
    [
      [0.5, 3],
      [5, 40],
    ],
    '40 of its 40 upvotes so far came within 5 hours.',
  ],
  [
    'a post with few upvotes',
    [
      [0.5, 1],
      [72, 1],
    ],
    '1 upvote after 3 days.',
  ],
  [
    'a post below zero',
    [
      [0.5, 0],
      [72, -4],
    ],
    '-4 upvotes after 3 days.',
  ],
] as const)('describes %s', async (_what, readings, sentence) => {
  await show(...readings);
  expect(await screen.findByRole('img', { name: sentence })).toBeTruthy();
});
