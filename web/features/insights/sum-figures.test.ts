import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { sumFigures } from './sum-figures.ts';

const post = (upvotes: number, comments: number, clicks = 0, clicksMeasured = false) =>
  ({
    status: 'published',
    analytics: { upvotes, comments, clicks, clicksMeasured, engagementRate: 0 },
  }) as Post;
const uncounted = { status: 'published' } as Post;

test('what nobody has counted is unknown, not nought', () => {
  const unknown = { upvotes: null, clicks: null, engagementRate: null, isThin: false };
  expect(sumFigures([uncounted, { ...post(5, 5), status: 'draft' }])).toEqual(unknown);
  expect(sumFigures([])).toEqual({ ...unknown, upvotes: 0, engagementRate: 0 });
});

test('the rate is that of all interactions together, so that one small post does not count as much as a large one', () => {
  expect(sumFigures([post(90, 9), post(0, 1), uncounted])).toEqual({
    upvotes: 90,
    clicks: null,
    engagementRate: 10,
    isThin: false,
  });
});

test('clicks count where something measures them, and few interactions are told as few', () => {
  expect(sumFigures([post(2, 1, 1, true)])).toEqual({
    upvotes: 2,
    clicks: 1,
    engagementRate: 50,
    isThin: true,
  });
  expect(sumFigures([post(0, 0)])).toMatchObject({ upvotes: 0, engagementRate: 0 });
});
