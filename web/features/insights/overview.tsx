import { useQuery } from '@tanstack/react-query';
import { writeNumber } from '#web/lib/write-number.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { sumFigures } from './sum-figures.ts';

type Metric = {
  label: string;
  /** Null where nothing was measured: no number is ever invented. */
  value: string | null;
  note: string;
};

/** One card divided by hairlines; two rows on a phone. */
const MetricStrip = ({ label, metrics }: { label: string; metrics: readonly Metric[] }) => (
  <section aria-label={label} className="overflow-hidden rounded-lg border bg-line">
    <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">
      {metrics.map(({ label: name, value, note }) => (
        <div key={name} className="bg-surface p-4">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
            {value ?? <span className="text-ink-3">–</span>}
          </dd>
          <dd className="mt-1 text-xs text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The four figures of the dashboard. */
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
