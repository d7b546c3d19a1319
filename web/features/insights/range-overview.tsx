import { useQuery } from '@tanstack/react-query';
import { type Range, RANGES } from '#contract/insights.ts';
import type { Post } from '#contract/posts.ts';
import { describeComparison } from './describe-metrics.ts';
import { describeRange } from './describe-range.ts';
import { metricsQuery, seriesQuery } from './insights.queries.ts';
import { MetricStrip } from './metric-strip.tsx';

type RangeOverviewProps = { range: Range; posts: readonly Post[] | undefined; since: number };

export function RangeOverview({ range, posts, since }: RangeOverviewProps) {
  const metrics = useQuery(metricsQuery);
  const series = useQuery(seriesQuery(range));
  const made = posts?.filter(({ createdAt, isElsewhere }) => !isElsewhere && Date.parse(createdAt) >= since);
  return (
    <MetricStrip
      label="Overview"
      query={series.isLoadingError ? series : metrics}
      metrics={describeRange({ metrics: metrics.data, series: series.data, made: made?.length })}
      comparison={describeComparison(series.data && RANGES[series.data.range])}
    />
  );
}
