import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '#web/ui/waiting.tsx';

export type Metric = {
  label: string;
  /** Null if unmeasured: we never invent a number. */
  value: string | null;
  note: string;
  /** How it is counted and where it comes from. */
  definition: string;
};

type MetricStripProps = {
  label: string;
  /** The source of the figures: if it fails, the strip says why. */
  query: UseQueryResult;
  metrics: readonly Metric[];
  /** What the changes below the figures compare. */
  comparison: string;
};

/** One card divided by hairlines; two rows on a phone. */
export const MetricStrip = ({ label, query, metrics, comparison }: MetricStripProps) => (
  <section aria-label={label} className="overflow-hidden rounded-lg border bg-line">
    {query.isLoadingError && (
      <div className="border-b bg-surface">
        <LoadError error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    )}
    <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">
      {metrics.map(({ label: name, value, note, definition }) => (
        <div key={name} title={definition} className="bg-surface p-4">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{shown(value)}</dd>
          <dd className="mt-1 text-xs text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
    <details className="border-t bg-surface px-4 py-2 text-xs text-ink-3 print:hidden">
      <summary className="w-fit cursor-pointer hover:text-ink-2">{comparison}. How we count</summary>
      <ul className="mt-2 grid max-w-prose gap-1">
        {metrics.map(({ label: name, definition }) => (
          <li key={name}>
            {name}: {definition}
          </li>
        ))}
      </ul>
    </details>
  </section>
);

const shown = (value: string | null): ReactNode => value ?? <span className="text-ink-3">–</span>;
