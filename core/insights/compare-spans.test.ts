import { expect, test } from 'vitest';
import { compareSpans } from './compare-spans.ts';

const figures = { upvotes: 60, comments: 40, clicks: null };

test('compares posts and votes in percent, the rate in points', () => {
  const now = { posts: 6, figures: { upvotes: 90, comments: 10, clicks: null } };
  expect(compareSpans(now, { posts: 4, figures })).toEqual({
    posts: 50,
    upvotes: 50,
    clicks: null,
    engagementRate: -30,
  });
});

test('excludes clicks from both rates if only one span measured them', () => {
  const now = { posts: 1, figures: { ...figures, clicks: 100 } };
  expect(compareSpans(now, { posts: 1, figures })).toMatchObject({ clicks: null, engagementRate: 0 });
  const before = { posts: 1, figures: { ...figures, clicks: 50 } };
  expect(compareSpans(now, before)).toMatchObject({ clicks: 100, engagementRate: 10 });
});

test.each([
  ['without figures', null],
  ['without interactions', { upvotes: 0, comments: 0, clicks: 0 }],
])('gives no change against a span %s', (_what, none) => {
  const nothing = { upvotes: null, clicks: null, engagementRate: null };
  expect(compareSpans({ posts: 1, figures }, { posts: 0, figures: none })).toEqual({
    posts: null,
    ...nothing,
  });
  expect(compareSpans({ posts: 0, figures: none }, { posts: 1, figures }).engagementRate).toBeNull();
});

test('gives no percentage change from zero', () => {
  const none = { ...figures, upvotes: -3 };
  expect(compareSpans({ posts: 1, figures }, { posts: 0, figures: none })).toMatchObject({
    posts: null,
    upvotes: null,
  });
});
