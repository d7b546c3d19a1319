import { expect, test } from 'vitest';
import type { Metrics, Series } from '#contract/insights.ts';
import { describeMetrics } from './describe-metrics.ts';
import { describeRange } from './describe-range.ts';
import type { SpanRate } from './sum-by-community.ts';

const METRICS: Metrics = {
  totalPosts: 4,
  totalUpvotes: 1_200,
  totalClicks: 0,
  avgEngagementRate: 8.25,
  measuredPosts: 2,
  clicksMeasured: false,
  hasImportedClicks: false,
  isThin: false,
  changes: { posts: null, upvotes: -3, clicks: null, engagementRate: 0.8 },
  measuredAt: null,
  site: 'api',
};
const describe = (metrics: Metrics | undefined) =>
  describeMetrics(metrics, 'Rate').map(({ label, value, note }) => [label, value, note]);

test('says how each figure changed, or that there is nothing to compare it with', () => {
  expect(describe(METRICS)).toEqual([
    ['Total Posts', '4', 'No earlier data'],
    ['Total Upvotes', '1,200', '−3%'],
    ['Website Clicks', null, 'Not measured'],
    ['Rate', '8.3%', '+0.8 pts'],
  ]);
});

test('shows a dash for unmeasured figures; without posts, zero upvotes and a dash for the rate', () => {
  expect(describe({ ...METRICS, measuredPosts: 0 })[1]).toEqual(['Total Upvotes', null, 'Not measured']);
  const none = { ...METRICS, totalPosts: 0, totalUpvotes: 0, measuredPosts: 0 };
  expect(describe(none)[1]?.slice(0, 2)).toEqual(['Total Upvotes', '0']);
  expect(describe(none)[3]?.slice(0, 2)).toEqual(['Rate', null]);
  expect(describe(undefined).map(([, value]) => value)).toEqual([null, null, null, null]);
});

test('marks a rate based on few interactions', () => {
  expect(describe({ ...METRICS, isThin: true })[3]).toEqual(['Rate', '8.3%', 'Few data']);
});

test('defines each figure and its source, including imported clicks', () => {
  const sourceOf = (label: string, metrics: Metrics) =>
    describeMetrics(metrics, 'Rate').find((metric) => metric.label === label)?.definition;
  const seen = { ...METRICS, measuredAt: '2026-11-22T09:00:00.000Z', clicksMeasured: true };
  expect(sourceOf('Total Upvotes', seen)).toMatch(
    /Read from Reddit, entered or clipped; the latest on .*2026/,
  );
  const visits = 'Visits to your own site that came from your posts.';
  expect(sourceOf('Website Clicks', METRICS)).toBe(
    `${visits} Nobody counts them yet: add your website under Settings.`,
  );
  expect(sourceOf('Website Clicks', seen)).toBe(`${visits} Counted at each visit.`);
  expect(sourceOf('Website Clicks', { ...seen, hasImportedClicks: true })).toContain(
    'some imported from another tool',
  );
});

test('shows a response with only the four numbers', () => {
  const { totalPosts, totalUpvotes, totalClicks, avgEngagementRate } = METRICS;
  const bare = { totalPosts, totalUpvotes, totalClicks, avgEngagementRate } as Metrics;
  expect(describe(bare).map(([, value]) => value)).toEqual(['4', '1,200', '0', '8.3%']);
});

const SERIES: Series = {
  range: '7d',
  days: [],
  daysBefore: [],
  total: { posts: 3, upvotes: 60, comments: 40, clicks: null },
  before: { posts: 3, upvotes: 120, comments: 40, clicks: null },
  engagementRate: 40,
  changes: { posts: 0, upvotes: -50, clicks: null, engagementRate: 15 },
  site: 'api',
};

const RATED = { rate: 30, isThin: false, omitsClicks: false, change: 2 };
const ofRange = (
  series: Series | undefined,
  { made, metrics = METRICS, rated = RATED }: { made?: number; metrics?: Metrics; rated?: SpanRate } = {},
) => describeRange({ metrics, series, made, rated });
const shownOf = (...of: Parameters<typeof ofRange>) => ofRange(...of).map(({ value, note }) => [value, note]);

test("shows a range's figures instead of the all-time ones, and the rate of its posts", () => {
  expect(shownOf(SERIES, { made: 5 })).toEqual([
    ['5', '3 published · +0%'],
    ['60', '−50%'],
    [null, 'Not measured'],
    ['30.0%', '+2.0 pts'],
  ]);
});

test("says that a range's upvotes and clicks include gains of posts published before it", () => {
  const [, upvotes, clicks] = ofRange(SERIES, { made: 5 }).map(({ definition }) => definition);
  expect(upvotes).toMatch(
    /all your posts gained in this time\. The tables count only posts published in it\./,
  );
  expect(clicks).toMatch(/from all your posts\. The table counts only posts published in it\./);
});

test("marks a range's rate based on few interactions, and says if it leaves out clicks", () => {
  const [, , , rate] = ofRange(SERIES, { made: 5, rated: { ...RATED, isThin: true, omitsClicks: true } });
  expect(rate?.note).toBe('Few data');
  expect(rate?.definition).toContain('Clicks are left out: some posts don’t count them.');
  expect(ofRange(SERIES, { made: 5 })[3]?.definition).not.toContain('left out');
});

test('shows a dash for the rate of a range without rated posts, and zero upvotes without posts', () => {
  const total = { posts: 0, upvotes: null, comments: null, clicks: null };
  const changes = { posts: null, upvotes: null, clicks: null, engagementRate: null };
  const empty = { ...SERIES, total, engagementRate: null, changes };
  const rated = { rate: null, isThin: true, omitsClicks: false, change: null };
  const nothing = ['0', '0 published · No earlier data'];
  const unmeasured = [null, 'Not measured'];
  expect(shownOf(empty, { made: 0, rated })).toEqual([nothing, unmeasured, unmeasured, unmeasured]);
  const metrics = { ...METRICS, totalPosts: 0, measuredPosts: 0 };
  expect(shownOf(empty, { made: 0, metrics, rated })).toEqual([
    nothing,
    ['0', 'No earlier data'],
    unmeasured,
    [null, 'No earlier data'],
  ]);
  expect(shownOf(undefined).map(([value]) => value)).toEqual([null, null, null, null]);
});
