import type { ReactNode } from 'react';

export type Metric = {
  label: string;
  /** Null where nothing was measured: no number is ever invented. */
  value: string | null;
  note: string;
  /** How it is counted, and where it comes from. */
  definition: string;
};

/** One card divided by hairlines; two rows on a phone. */
export const MetricStrip = ({ label, metrics }: { label: string; metrics: readonly Metric[] }) => (
  <section aria-label={label} className="overflow-hidden rounded-lg border bg-line">
    <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">
      {metrics.map(({ label: name, value, note, definition }) => (
        <div key={name} title={definition} className="bg-surface p-4">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{shown(value)}</dd>
          <dd className="mt-1 text-xs text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
    <details className="border-t bg-surface px-4 py-2 text-xs text-ink-3">
      <summary className="w-fit cursor-pointer hover:text-ink-2">
        What these figures mean, and where they come from
      </summary>
      <ul className="mt-2 grid max-w-prose gap-1">
        {metrics.map(({ label: name, definition }) => (
          <li key={name}>{definition}</li>
        ))}
      </ul>
    </details>
  </section>
);

const shown = (value: string | null): ReactNode => value ?? <span className="text-ink-3">–</span>;
