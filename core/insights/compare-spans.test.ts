import { expect, test } from 'vitest';
import { compareSpans } from './compare-spans.ts';

const figures = { upvotes: 60, comments: 40, clicks: null };

test('posts and votes are compared in percent, the rate in points', () => {
  const now = { posts: 6, figures: { upvotes: 90, comments: 10, clicks: null } };
  expect(compareSpans(now, { posts: 4, figures })).toEqual({
    posts: 50,
    upvotes: 50,
    clicks: null,
    engagementRate: -30,
  });
});

test('clicks that were measured in one of the two spans only are left out of the rate of both', () => {
  const now = { posts: 1, figures: { ...figures, clicks: 100 } };
  expect(compareSpans(now, { posts: 1, figures })).toMatchObject({ clicks: null, engagementRate: 0 });
  const before = { posts: 1, figures: { ...figures, clicks: 50 } };
  expect(compareSpans(now, before)).toMatchObject({ clicks: 100, engagementRate: 10 });
});

test.each([
  ['nobody has seen anything', null],
  ['nobody did anything', { upvotes: 0, comments: 0, clicks: 0 }],
])('a span in which %s is compared with nothing', (_what, none) => {
  const nothing = { upvotes: null, clicks: null, engagementRate: null };
  expect(compareSpans({ posts: 1, figures }, { posts: 0, figures: none })).toEqual({
    posts: null,
    ...nothing,
  });
  expect(compareSpans({ posts: 0, figures: none }, { posts: 1, figures }).engagementRate).toBeNull();
});

test('no percentage leads from zero to anything', () => {
  const none = { ...figures, upvotes: -3 };
  expect(compareSpans({ posts: 1, figures }, { posts: 0, figures: none })).toMatchObject({
    posts: null,
    upvotes: null,
  });
});
