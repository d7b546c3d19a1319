import { useQuery } from '@tanstack/react-query';
import { type Range, RANGES } from '#contract/insights.ts';
import type { Post } from '#contract/posts.ts';
import type { Spans } from '#core/insights/spans.ts';
import { describeComparison } from './describe-metrics.ts';
import { describeRange } from './describe-range.ts';
import { metricsQuery, seriesQuery } from './insights.queries.ts';
import { MetricStrip } from './metric-strip.tsx';
import { rateSpan } from './sum-by-community.ts';

type RangeOverviewProps = { range: Range; posts: readonly Post[] | undefined; spans: Spans };

export function RangeOverview({ range, posts, spans }: RangeOverviewProps) {
  const metrics = useQuery(metricsQuery);
  const series = useQuery(seriesQuery(range));
  const made = posts?.filter(
    ({ createdAt, isElsewhere }) => !isElsewhere && Date.parse(createdAt) >= spans.all.from,
  );
  const rated = posts && rateSpan(posts, spans);
  return (
    <MetricStrip
      label="Overview"
      query={series.isLoadingError ? series : metrics}
      metrics={describeRange({ metrics: metrics.data, series: series.data, made: made?.length, rated })}
      comparison={describeComparison(series.data && RANGES[series.data.range])}
    />
  );
}
