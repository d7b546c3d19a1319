import type { Page } from '@playwright/test';
import type { Report, Series } from '../contract/insights.ts';
import type { BestTimes } from '../contract/publishing.ts';
import { sampleAnalytics, samplePost } from '../test/sample-post.ts';
import { stubMetrics } from './stub-metrics.ts';
import { stubPosts } from './seed-posts.ts';

export const DAY_MS = 86_400_000;
const MANY = {
  totalPosts: 48,
  totalUpvotes: 12_431,
  avgEngagementRate: 8.25,
  measuredPosts: 40,
  changes: { posts: 12, upvotes: -3, clicks: null, engagementRate: 0.8 },
};

export function seriesOf(count: 7 | 30 | 90): Series {
  const today = new Date().setHours(0, 0, 0, 0);
  const days = Array.from({ length: count }, (_, index) => {
    const from = today - (count - 1 - index) * DAY_MS;
    const upvotes = Math.round(40 + 30 * Math.sin(index / 3) + index);
    const at = { from: new Date(from).toISOString(), until: new Date(from + DAY_MS).toISOString() };
    return { ...at, upvotes, comments: Math.round(upvotes / 6), clicks: null };
  });
  const sum = (key: 'upvotes' | 'comments') => days.reduce((total, day) => total + day[key], 0);
  const total = { posts: 12, upvotes: sum('upvotes'), comments: sum('comments'), clicks: null };
  const before = { posts: 10, upvotes: total.upvotes * 2, comments: total.comments, clicks: null };
  const changes = { posts: 20, upvotes: -50, clicks: null, engagementRate: 6.6 };
  const daysBefore = days.map(({ upvotes, comments }) => ({ upvotes: upvotes * 2, comments, clicks: null }));
  return {
    range: `${count}d`,
    days,
    daysBefore,
    total,
    before,
    engagementRate: 14.3,
    changes,
    site: 'sandbox',
  };
}

export async function answerInsights(page: Page) {
  await stubMetrics(page, MANY);
  await page.route('**/api/insights/series?*', (route) => {
    const range = new URL(route.request().url()).searchParams.get('range');
    return route.fulfill({ json: seriesOf(range === '7d' ? 7 : range === '90d' ? 90 : 30) });
  });
  const analytics = sampleAnalytics({ upvotes: 90, comments: 10, takenAt: new Date().toISOString() });
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const out = { phase: 'published', status: 'published', analytics } as const;
  await stubPosts(page, [
    samplePost({ id: 'a', subreddit: 'saas', publishedAt: ago(2), ...out }),
    samplePost({ id: 'b', subreddit: 'webdev', publishedAt: ago(3), ...out }),
    samplePost({ id: 'c', subreddit: 'webdev', publishedAt: ago(20), ...out }),
    samplePost({ id: 'd', subreddit: 'startups', publishedAt: ago(60), ...out }),
  ]);
}

export const REPORT: Report = {
  usual: [{ community: 'saas', medianUpvotes: 12, posts: 140 }],
  replyMinutes: { count: 12, median: 41.5, quartiles: [9, 190] },
  removals: [
    {
      postId: 'gone',
      noticedAt: new Date(Date.now() - DAY_MS).toISOString(),
      rules: {
        asOf: 'then',
        findings: [
          { text: 'r/startups takes no promotion.', quote: 'No self-promotion. We remove it & we mean it.' },
        ],
      },
    },
  ],
  toMeasure: [{ postId: 'one', after: 'week' }],
  contributions: { total: 40, withOwnLink: 3 },
  mentions: [{ community: 'saas', text: 'You may mention Acme in r/saas again in 23 days.', againAt: null }],
};

/** Tuesdays from 9 to 11 are good, other workday mornings as usual; the rest has too few posts. */
const TIMES: BestTimes = {
  all: { posts: 84, above: 39 },
  hours: Array.from({ length: 168 }, (_, hour) =>
    hour === 33 || hour === 34
      ? { posts: 18, above: 16, verdict: 'good' }
      : hour % 24 > 6 && hour % 24 < 14
        ? { posts: 9, above: hour % 9, verdict: 'even' }
        : { posts: hour % 6, above: 0, verdict: 'few' },
  ),
  best: [34, 33],
};

/** Eight posts in one community, all on the same weekday; one in another community; one removed post. */
export async function answerHistory(page: Page) {
  await answerInsights(page);
  await page.route('**/api/insights/report?*', (route) => route.fulfill({ json: REPORT }));
  await page.route('**/api/subreddits/*/times?*', (route) => route.fulfill({ json: TIMES }));
  const out = { phase: 'published', status: 'published' } as const;
  const at = (weeks: number, hour: number) => {
    const day = new Date();
    day.setDate(day.getDate() + 7 * (weeks - 10));
    return new Date(day.setHours(hour, 0, 0, 0)).toISOString();
  };
  const seen = (upvotes: number) => ({
    analytics: sampleAnalytics({ upvotes, comments: 3, takenAt: new Date().toISOString() }),
  });
  const many = [30, 41, 25, 60, 33, 28, 90, 18].map((upvotes, week) =>
    samplePost({
      id: `m${week}`,
      subreddit: 'saas',
      publishedAt: at(week, week < 6 ? 9 : 21),
      ...out,
      ...seen(upvotes),
    }),
  );
  const problem = {
    code: 'REMOVED',
    message: 'A moderator of r/startups took it down.',
    remedy: 'Read the community’s rules, and ask its moderators before you post there again.',
  };
  const gone = { id: 'gone', title: 'Our launch', subreddit: 'startups', publishedAt: at(9, 9), problem };
  await stubPosts(page, [
    ...many,
    samplePost({ id: 'one', subreddit: 'webdev', publishedAt: at(9, 9), ...out, ...seen(7) }),
    samplePost({ ...gone, phase: 'removed', status: 'published' }),
  ]);
}
