import { useQuery } from '@tanstack/react-query';
import { describeMetrics, noteChanges } from './describe-metrics.ts';
import { metricsQuery } from './insights.queries.ts';
import { MetricStrip } from './metric-strip.tsx';

/** The four figures of the dashboard. */
export function Overview() {
  const { data } = useQuery(metricsQuery);
  return (
    <MetricStrip label="Overview" metrics={describeMetrics(data, 'Engagement Rate', noteChanges(data))} />
  );
}
