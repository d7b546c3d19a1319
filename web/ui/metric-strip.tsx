type Metric = {
  label: string;
  /** `null` where nothing measures it: a number that nobody measured is never shown. */
  value: string | null;
  note: string;
};

/** One card split by hairlines, in two rows on a phone. */
export const MetricStrip = ({ label, metrics }: { label: string; metrics: readonly Metric[] }) => (
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
