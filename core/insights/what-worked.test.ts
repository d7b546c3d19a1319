import { expect, test } from 'vitest';
import { sampleAnalytics } from '#test/sample-post.ts';
import { toOwnPosts } from './own-post.ts';
import { estimateProportion } from './proportion.ts';
import { findWhatWorked } from './what-worked.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;

type Given = { subreddit?: string; type?: 'post' | 'link' | 'comment'; phase?: 'published' | 'removed' };
const post = (
  upvotes: number,
  { subreddit = 'SaaS', type = 'post', phase = 'published' }: Given = {},
  { outDaysAgo = 2, seenDaysAgo = 0 } = {},
) => ({
  subreddit,
  type,
  phase,
  problem: null,
  publishedAt: new Date(NOW - outDaysAgo * DAY_MS).toISOString(),
  analytics: sampleAnalytics({
    upvotes,
    takenAt: new Date(NOW - seenDaysAgo * DAY_MS).toISOString(),
  }),
});
const worked = (posts: readonly ReturnType<typeof post>[], usual: Record<string, number> = {}) =>
  findWhatWorked(
    toOwnPosts(posts),
    new Map(Object.entries(usual).map(([name, medianUpvotes]) => [name, { medianUpvotes, posts: 40 }])),
  );

test.each([
  ['above, if the whole interval is', [11, 12, 13, 14, 15, 16], 'above'],
  ['below, if the whole interval is', [1, 2, 3, 4, 5, 6], 'below'],
  ['open, if the interval contains it', [1, 2, 3, 40, 50, 60], 'open'],
  ['too few, even if all are good', [900, 900, 900, 900, 900], 'few'],
])('compares posts with the usual votes: %s', (_sentence, votes, standing) => {
  const [row] = worked(
    votes.map((upvotes) => post(upvotes)),
    { saas: 10 },
  );
  expect(row).toMatchObject({
    community: 'SaaS',
    usual: { medianUpvotes: 10, posts: 40 },
    beat: votes.filter((upvotes) => upvotes > 10).length,
    standing,
  });
});

test('has no usual votes without observations, or for comments', () => {
  const six = [1, 2, 3, 4, 5, 6];
  expect(worked(six.map((upvotes) => post(upvotes)))[0]?.standing).toBe('unknown');
  const comments = six.map((upvotes) => post(upvotes, { type: 'comment' }));
  expect(worked(comments, { saas: 100 })[0]).toMatchObject({ usual: null, standing: 'unknown' });
});

test('separates types of posts, and ignores case in community names', () => {
  const rows = worked([
    post(1, { subreddit: 'webdev' }),
    post(2, { subreddit: 'saas' }),
    post(3),
    post(4, { type: 'comment' }),
  ]);
  expect(rows.map(({ community, type, removed }) => [community.toLowerCase(), type, removed.of])).toEqual([
    ['saas', 'post', 2],
    ['saas', 'comment', 1],
    ['webdev', 'post', 1],
  ]);
});

test('counts a removed post as removed, and ignores its votes', () => {
  const [row] = worked([post(10), post(0, { phase: 'removed' })]);
  expect(row).toMatchObject({ votes: { count: 1, median: 10 }, removed: { count: 1, of: 2 } });
});

test('does not count a post its author deleted as removed', () => {
  const problem = { code: 'DELETED_THERE', message: '', remedy: '' };
  const [row] = worked([post(10), { ...post(0, { phase: 'removed' }), problem }] as ReturnType<
    typeof post
  >[]);
  expect(row).toMatchObject({ removed: { count: 0, of: 1 } });
});

test.each([
  ['is from today', { outDaysAgo: 0.5 }],
  ['was last read on its first day', { outDaysAgo: 5, seenDaysAgo: 4.5 }],
])('ignores the votes of a post that %s', (_what, times) => {
  const [row] = worked([post(10, {}, times)]);
  expect(row).toMatchObject({ votes: null, removed: { count: 0, of: 1 } });
});

test('never compares sandbox posts with real posts', () => {
  expect(toOwnPosts([{ ...post(1), isElsewhere: true }])).toEqual([]);
});

test('ignores unpublished posts', () => {
  const draft = { ...post(1), phase: 'draft' as const, publishedAt: null };
  expect(toOwnPosts([draft, { ...post(1), phase: 'needs_you' as const }])).toEqual([]);
});

test.each([
  [0, 10, 0, 0.278],
  [2, 14, 0.04, 0.399],
  [10, 10, 0.722, 1],
])('the interval for %i of %i is %f to %f', (count, of, from, until) => {
  const [low, high] = estimateProportion(count, of).interval;
  expect([low, high].map((value) => Math.round(value * 1_000) / 1_000)).toEqual([from, until]);
});
