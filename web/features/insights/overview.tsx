import { useQuery } from '@tanstack/react-query';
import { describeComparison, describeMetrics } from './describe-metrics.ts';
import { metricsQuery } from './insights.queries.ts';
import { MetricStrip } from './metric-strip.tsx';

export function Overview() {
  const query = useQuery(metricsQuery);
  const { data } = query;
  return (
    <MetricStrip
      label="Overview"
      query={query}
      metrics={describeMetrics(data, 'Engagement Rate')}
      comparison={describeComparison()}
    />
  );
}
