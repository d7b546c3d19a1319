import { useQuery } from '@tanstack/react-query';
import { describeMetrics } from './describe-metrics.ts';
import { metricsQuery } from './insights.queries.ts';
import { MetricStrip } from './metric-strip.tsx';

/** All-time figures, so the line below names the days of both sides of a change. */
export function Overview() {
  const query = useQuery(metricsQuery);
  const { data } = query;
  return (
    <MetricStrip
      label="Overview"
      query={query}
      metrics={describeMetrics(data, 'Engagement Rate')}
      comparison="Changes: last 30 days vs. previous 30"
    />
  );
}
