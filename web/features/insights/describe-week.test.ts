import { expect, test } from 'vitest';
import type { Report, Series } from '#contract/insights.ts';
import type { Post } from '#contract/posts.ts';
import { sampleAnalytics, samplePost } from '#test/sample-post.ts';
import { findWeek } from './weeks.ts';
import { describeWeek } from './describe-week.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
const out = (id: string, days: number, upvotes: number, more: Partial<Post> = {}): Post =>
  samplePost({
    id,
    title: `Post ${id}`,
    subreddit: 'saas',
    status: 'published',
    phase: 'published',
    publishedAt: daysAgo(days),
    analytics: sampleAnalytics({ upvotes, takenAt: daysAgo(0) }),
    ...more,
  });

const days = Array.from({ length: 20 }, (_, index) => ({
  from: new Date(Date.parse('2026-11-06T00:00:00Z') + index * DAY_MS).toISOString(),
  until: new Date(Date.parse('2026-11-07T00:00:00Z') + index * DAY_MS).toISOString(),
  upvotes: index < 10 ? 10 : 20,
  comments: 1,
  clicks: null,
}));
const sums = { posts: 0, upvotes: 0, comments: 0, clicks: null };
const changes = { posts: null, upvotes: null, clicks: null, engagementRate: null };
const compared = { total: sums, before: sums, engagementRate: null, changes };
const series: Series = { range: '90d', days, daysBefore: [], ...compared, site: 'api' };
const report: Report = {
  usual: [{ community: 'SaaS', medianUpvotes: 12, posts: 100 }],
  replyMinutes: null,
  removals: [
    {
      postId: 'gone',
      noticedAt: daysAgo(7),
      rules: { asOf: 'now', findings: [{ text: 'No.', quote: 'No launches.' }] },
    },
  ],
  toMeasure: [],
  contributions: { total: 0, withOwnLink: 0 },
  mentions: [],
};
const write = (ago: number, posts: readonly Post[], told: Series = series) =>
  describeWeek({
    week: findWeek(NOW, 'UTC', -ago),
    before: findWeek(NOW, 'UTC', -ago - 1),
    now: NOW,
    posts,
    series: told,
    report,
  });

test('summarizes a past week: published posts, gains, best post and removals', () => {
  const problem = { code: 'REMOVED', message: 'A moderator of r/startups took it down.', remedy: '' };
  const gone = out('gone', 7, 0, { subreddit: 'startups', phase: 'removed', problem });
  const posts = [out('a', 5, 40), out('b', 6, 3, { type: 'comment' }), gone, out('c', 20, 900)];
  expect(write(1, posts)).toEqual([
    '2 posts and 1 comment went out: 2 in r/saas and 1 in r/startups.',
    'All your posts together gained 140 upvotes and 7 comments. Upvotes against the week before: +100%.',
    'The most upvotes of these went to “Post a” in r/saas: 40 so far. Usual there: 12, from 100 posts.',
    '“Post gone” in r/startups isn’t there any more. A moderator of r/startups took it down. The rules say: “No launches.”',
  ]);
});

test('compares no running week with a whole one, and lists upcoming posts', () => {
  const posts = [
    out('a', 1, 1),
    samplePost({ id: 'n', phase: 'needs_you' }),
    samplePost({ id: 'w', phase: 'waiting', subreddit: 'webdev', scheduledAt: '2026-11-27T09:00:00.000Z' }),
  ];
  const [first, second, , third, fourth] = write(0, posts);
  expect([first, second, third]).toEqual([
    '1 post went out in r/saas.',
    'All your posts together gained 60 upvotes and 3 comments so far.',
    '1 post needs you.',
  ]);
  expect(fourth).toMatch(/^1 post is planned; the next goes out on Friday, November 27.*in r\/webdev\.$/);
});

test('does not report unmeasured figures as zero', () => {
  const unseen = days.map(({ from, until }) => ({
    from,
    until,
    upvotes: null,
    comments: null,
    clicks: null,
  }));
  expect(write(1, [], { ...series, days: unseen })[1]).toBe('No figures yet.');
  const clicked = unseen.map((day) => Object.assign({}, day, { clicks: 2 }));
  expect(write(1, [], { ...series, days: clicked })[1]).toBe('All your posts together gained 14 clicks.');
});

test('says plainly that a week was empty', () => {
  expect(write(0, [])).toEqual([
    'Nothing has gone out so far.',
    'All your posts together gained 60 upvotes and 3 comments so far.',
    'Nothing is planned.',
  ]);
});
