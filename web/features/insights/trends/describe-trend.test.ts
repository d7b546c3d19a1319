import { expect, test } from 'vitest';
import type { Series } from '#contract/insights.ts';
import { describeTrend } from './describe-trend.ts';

const day = (no: number, upvotes: number | null) => ({
  from: new Date(2026, 10, no).toISOString(),
  until: new Date(2026, 10, no + 1).toISOString(),
  upvotes,
  comments: 0,
  clicks: null,
});
const sums = { posts: 1, comments: 0, clicks: null };
const trend = (upvotes: readonly (number | null)[]): Series => ({
  range: '7d',
  days: upvotes.map((count, no) => day(no + 1, count)),
  daysBefore: [],
  total: { ...sums, upvotes: upvotes.reduce<number>((all, count) => all + (count ?? 0), 0) },
  before: { ...sums, upvotes: 0 },
  engagementRate: null,
  changes: { posts: null, upvotes: null, clicks: null, engagementRate: null },
  site: 'api',
});

test.each([
  ['the best day', trend([3, 40, null]), /^Best day: .*2.*, with 40 of 43 upvotes\.$/],
  ['nothing without upvotes', trend([0, null]), /^$/],
  ['nothing if later days lost more upvotes', trend([9, -5]), /^$/],
])('says %s', (_what, series, sentence) => {
  expect(describeTrend(series)).toMatch(sentence);
});
