import { expect, test } from 'vitest';
import { addFigures, isThin, rateInteractions } from './rate-interactions.ts';

test.each([
  ['one comment per nine votes', { upvotes: 90, comments: 10, clicks: null }, 10],
  ['clicks count like comments', { upvotes: 2, comments: 1, clicks: 1 }, 50],
  ['no rate without interactions', { upvotes: 0, comments: 0, clicks: 0 }, null],
  ['votes only', { upvotes: 7, comments: 0, clicks: null }, 0],
  ['a score below zero counts as no interaction', { upvotes: -5, comments: 2, clicks: null }, 100],
])('%s', (_sentence, figures, rate) => {
  expect(rateInteractions(figures)).toBe(rate);
});

test('pools the interactions of many posts, so that a flop with one comment weighs little', () => {
  const all = addFigures(
    { upvotes: 99, comments: 0, clicks: null },
    { upvotes: 0, comments: 1, clicks: null },
  );
  expect(rateInteractions(all)).toBe(1);
});

test('does not subtract one post’s downvotes from another’s upvotes', () => {
  const liked = { upvotes: 90, comments: 10, clicks: null };
  const all = addFigures(liked, { upvotes: -90, comments: 0, clicks: null });
  expect([all.upvotes, rateInteractions(all)]).toEqual([0, 10]);
});

test('keeps unmeasured clicks unknown, and counts them as zero next to measured ones', () => {
  const unmeasured = { upvotes: 1, comments: 1, clicks: null };
  expect(addFigures(unmeasured, unmeasured).clicks).toBeNull();
  expect(addFigures(unmeasured, { ...unmeasured, clicks: 3 }).clicks).toBe(3);
});

test('treats fewer than ten interactions as few', () => {
  expect(isThin({ upvotes: 5, comments: 4, clicks: null })).toBe(true);
  expect(isThin({ upvotes: 5, comments: 4, clicks: 1 })).toBe(false);
});
