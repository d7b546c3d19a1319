import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { sampleAnalytics } from '#test/sample-post.ts';
import { countUnseen, omitsClicks, rateSpan, sumByCommunity } from './sum-by-community.ts';

const DAY = '2026-11-20T10:00:00.000Z';
const post = (subreddit: string, upvotes: number, comments: number, more: Partial<Post> = {}) =>
  ({
    status: 'published',
    subreddit,
    publishedAt: DAY,
    createdAt: DAY,
    analytics: sampleAnalytics({ upvotes, comments }),
    ...more,
  }) as Post;

test('sums posts by community, ignoring case, most upvotes first', () => {
  const all = [post('saas', 10, 2), post('webdev', 50, 50), post('SaaS', 20, 1)];
  expect(sumByCommunity(all, 0)).toMatchObject([
    { community: 'webdev', posts: 1, upvotes: 50, clicks: null, engagementRate: 50 },
    { community: 'saas', posts: 2, upvotes: 30, comments: 3 },
  ]);
});

test('excludes drafts, earlier posts and unmeasured posts', () => {
  const { analytics: _unseen, ...unseen } = post('saas', 1, 1);
  const all = [post('saas', 1, 1, { status: 'draft' }), unseen as Post, post('saas', 1, 1)];
  expect(sumByCommunity(all, Date.parse(DAY) + 1)).toEqual([]);
  expect(sumByCommunity(all, Date.parse(DAY))).toMatchObject([{ posts: 1 }]);
  expect(countUnseen(all, Date.parse(DAY))).toBe(1);
  expect(countUnseen(all, Date.parse(DAY) + 1)).toBe(0);
});

test('counts measured clicks and marks a rate based on few interactions', () => {
  const analytics = sampleAnalytics({ upvotes: 2, comments: 1, clicks: 1, clicksMeasured: true });
  expect(sumByCommunity([post('saas', 0, 0, { analytics })], 0)).toMatchObject([
    { clicks: 1, engagementRate: 50, isThin: true },
  ]);
});

test('excludes clicks from all rates if only some posts have measured clicks', () => {
  const measured = sampleAnalytics({ upvotes: 90, comments: 10, clicks: 100, clicksMeasured: true });
  const posts = [post('saas', 0, 0, { analytics: measured }), post('webdev', 90, 10)];
  expect(sumByCommunity(posts, 0)).toMatchObject([
    { community: 'saas', clicks: 100, engagementRate: 10 },
    { community: 'webdev', clicks: null, engagementRate: 10 },
  ]);
  expect(omitsClicks(posts, 0)).toBe(true);
  expect(omitsClicks(posts.slice(1), 0)).toBe(false);
});

test('leaves comments out of the rate, because their answers are unknown, and lists upvotes in order', () => {
  const posts = [
    post('saas', 90, 10, { publishedAt: '2026-11-20T10:00:00Z' }),
    post('saas', 400, 0, { type: 'comment', publishedAt: '2026-11-21T10:00:00Z' }),
    post('saas', 45, 5, { publishedAt: '2026-11-19T10:00:00Z' }),
  ];
  expect(sumByCommunity(posts, 0)).toMatchObject([
    { posts: 3, upvotes: 535, engagementRate: 10, votes: [45, 90, 400] },
  ]);
});

const NOW = Date.parse('2026-11-21T00:00:00.000Z');
const SPANS = {
  all: { from: NOW - 7 * 86_400_000, until: NOW },
  before: { from: NOW - 14 * 86_400_000, until: NOW - 7 * 86_400_000 },
};
const EARLIER = '2026-11-10T10:00:00.000Z';

test('rates all posts of a span like the rows, without comments and partly measured clicks', () => {
  const measured = sampleAnalytics({ upvotes: 80, comments: 20, clicks: 100, clicksMeasured: true });
  const posts = [
    post('saas', 0, 0, { analytics: measured }),
    post('webdev', 60, 40),
    post('webdev', 500, 0, { type: 'comment' }),
  ];
  expect(sumByCommunity(posts, SPANS.all.from).map(({ engagementRate }) => engagementRate)).toEqual([40, 20]);
  expect(rateSpan(posts, SPANS)).toEqual({ rate: 30, isThin: false, omitsClicks: true, change: null });
  expect(rateSpan(posts.slice(0, 1), SPANS)).toMatchObject({ rate: 60, omitsClicks: false });
});

test('compares the rate with that of the posts before, both without clicks unless both have them', () => {
  const clicked = sampleAnalytics({ upvotes: 80, comments: 20, clicks: 100, clicksMeasured: true });
  const now = post('saas', 0, 0, { analytics: clicked });
  const earlier = (analytics: Post['analytics']) =>
    post('saas', 0, 0, { publishedAt: EARLIER, ...(analytics && { analytics }) });
  const unclicked = sampleAnalytics({ upvotes: 90, comments: 10 });
  expect(rateSpan([now, earlier(unclicked)], SPANS)).toMatchObject({ rate: 60, change: 10 });
  expect(rateSpan([now, earlier({ ...clicked, clicks: 0 })], SPANS)).toMatchObject({ rate: 60, change: 40 });
});

test('has no rate without interactions', () => {
  expect(rateSpan([post('saas', 9, 1, { type: 'comment' })], SPANS)).toMatchObject({ rate: null });
});
