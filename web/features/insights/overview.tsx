import { useQuery } from '@tanstack/react-query';
import { writeNumber } from '#web/lib/write-number.ts';
import { MetricStrip } from '#web/ui/metric-strip.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { sumFigures } from './sum-figures.ts';

/** The four figures of the dashboard. What nobody measures is told as such. */
export function Overview() {
  const { data: posts } = useQuery(postsQuery);
  const { upvotes, clicks, engagementRate, isThin } = sumFigures(posts ?? []);
  const noteOf = (value: number | null) => (value === null ? 'Not measured' : 'No earlier data');
  const counted = (label: string, value: number | null) => ({
    label,
    value: value === null ? null : writeNumber(value),
    note: noteOf(value),
  });
  return (
    <MetricStrip
      label="Overview"
      metrics={[
        counted('Total Posts', posts?.length ?? 0),
        counted('Total Upvotes', upvotes),
        counted('Website Clicks', clicks),
        {
          label: 'Engagement Rate',
          value: engagementRate === null ? null : `${engagementRate.toFixed(1)}%`,
          note: isThin ? 'Few data' : noteOf(engagementRate),
        },
      ]}
    />
  );
}
