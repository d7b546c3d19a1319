import type { Series } from '#contract/insights.ts';
import { toCsv } from '#core/csv/to-csv.ts';
import { toLocalDay } from '#web/lib/date-time.ts';
import type { CommunityFigures } from './sum-by-community.ts';

/** A row per day of a chart; unmeasured figures stay empty. */
export const seriesToCsv = ({ days }: Series): string =>
  toCsv([
    ['day', 'upvotes', 'comments', 'clicks'],
    ...days.map(({ from, upvotes, comments, clicks }) => [
      toLocalDay(new Date(from)),
      upvotes,
      comments,
      clicks,
    ]),
  ]);

export const communitiesToCsv = (rows: readonly CommunityFigures[]): string =>
  toCsv([
    ['subreddit', 'posts', 'upvotes', 'comments', 'clicks', 'engagementRate'],
    ...rows.map(({ community, posts, upvotes, comments, clicks, engagementRate }) => [
      community,
      posts,
      upvotes,
      comments,
      clicks,
      engagementRate.toFixed(1),
    ]),
  ]);
