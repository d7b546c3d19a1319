import type { Metrics, Series } from '#contract/insights.ts';
import { RANGE_DEFINITIONS } from '#core/insights/definitions.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { NOT_MEASURED, describeChange, toMetric } from './describe-metrics.ts';
import type { Metric } from './metric-strip.tsx';
import type { SpanRate } from './sum-by-community.ts';

type Known = {
  metrics: Metrics | undefined;
  series: Series | undefined;
  /** How many posts were created in the range, in every status. */
  made: number | undefined;
  rated: SpanRate | undefined;
};

/** The four figures of a range, with dashes while unknown or unmeasured. */
export function describeRange({ metrics, series, made, rated }: Known): Metric[] {
  const rateLabel = 'Avg Engagement Rate';
  if (!series || made === undefined || !rated)
    return [
      toMetric('Total Posts', 'posts', metrics),
      toMetric('Total Upvotes', 'upvotes', metrics),
      toMetric('Website Clicks', 'clicks', metrics),
      toMetric(rateLabel, 'engagementRate', metrics),
    ];
  const { posts, upvotes, clicks } = series.total;
  const note = (key: keyof Series['changes']) => describeChange(series.changes, key);
  // With no posts the total is zero, not unknown.
  const isEmpty = metrics?.totalPosts === 0;
  const votes = upvotes ?? (isEmpty ? 0 : null);
  const ofRange = (key: 'upvotes' | 'clicks', value: string | null) => ({
    ...known(value, note(key)),
    definition: RANGE_DEFINITIONS[key],
  });
  const count = (value: number | null) => (value === null ? null : formatNumber(value));
  return [
    {
      label: 'Total Posts',
      value: formatNumber(made),
      note: `${formatNumber(posts)} published · ${note('posts')}`,
      definition: 'Posts created in this time, in every status. The change counts published posts only.',
    },
    toMetric('Total Upvotes', 'upvotes', metrics, ofRange('upvotes', count(votes))),
    toMetric('Website Clicks', 'clicks', metrics, ofRange('clicks', count(clicks))),
    toMetric(rateLabel, 'engagementRate', metrics, describeRate(rated, isEmpty)),
  ];
}

const known = (value: string | null, note: string) => ({
  value,
  note: value === null ? NOT_MEASURED : note,
});

function describeRate({ rate, isThin, omitsClicks, change }: SpanRate, isEmpty: boolean) {
  const changed = describeChange({ engagementRate: change }, 'engagementRate');
  const definition = [RANGE_DEFINITIONS.engagementRate, omitsClicks && RANGE_DEFINITIONS.omitsClicks]
    .filter(Boolean)
    .join(' ');
  if (rate === null) return { value: null, note: isEmpty ? changed : NOT_MEASURED, definition };
  return { value: `${rate.toFixed(1)}%`, note: isThin ? 'Few data' : changed, definition };
}
