import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { sumFigures } from './sum-figures.ts';

const post = (upvotes: number, comments: number, clicks = 0, clicksMeasured = false) =>
  ({
    status: 'published',
    analytics: { upvotes, comments, clicks, clicksMeasured, engagementRate: 0 },
  }) as Post;
const uncounted = { status: 'published' } as Post;

test('figures that were never measured are unknown, not zero', () => {
  const unknown = { upvotes: null, clicks: null, engagementRate: null, isThin: false };
  expect(sumFigures([uncounted, { ...post(5, 5), status: 'draft' }])).toEqual(unknown);
  expect(sumFigures([])).toEqual({ ...unknown, upvotes: 0, engagementRate: 0 });
});

test('the rate weighs posts by their interactions', () => {
  expect(sumFigures([post(90, 9), post(0, 1), uncounted])).toEqual({
    upvotes: 90,
    clicks: null,
    engagementRate: 10,
    isThin: false,
  });
});

test('counts measured clicks only, and marks a rate from few interactions', () => {
  expect(sumFigures([post(2, 1, 1, true)])).toEqual({
    upvotes: 2,
    clicks: 1,
    engagementRate: 50,
    isThin: true,
  });
  expect(sumFigures([post(0, 0)])).toMatchObject({ upvotes: 0, engagementRate: 0 });
});
