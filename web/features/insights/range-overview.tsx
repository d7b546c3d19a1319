import { useQuery } from '@tanstack/react-query';
import { type Range, RANGES } from '#contract/insights.ts';
import { describeComparison, describeMetrics, noteChanges } from './describe-metrics.ts';
import { metricsQuery, seriesQuery } from './insights.queries.ts';
import { MetricStrip } from './metric-strip.tsx';
import { noteRange } from './note-range.ts';

/** The four figures, with what a range brought. */
export function RangeOverview({ range }: { range: Range }) {
  const query = useQuery(metricsQuery);
  const { data } = query;
  const { data: series } = useQuery(seriesQuery(range));
  const notes = series ? noteRange(series) : noteChanges(data);
  return (
    <MetricStrip
      label="Overview"
      query={query}
      metrics={describeMetrics(data, 'Avg Engagement Rate', notes)}
      comparison={describeComparison(series && RANGES[series.range])}
    />
  );
}
