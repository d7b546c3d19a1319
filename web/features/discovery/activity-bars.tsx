export type Bar = {
  name: string;
  value: number;
  /** The value in words. */
  text: string;
  /** An earlier value, drawn as a line across the bar. */
  before?: number | null;
};

type ActivityBarsProps = {
  title: string;
  bars: readonly Bar[];
  /** The label under a bar; empty for none. */
  labelOf: (bar: Bar, index: number) => string;
  color?: string;
};

/** A bar chart, with the same figures as a table for screen readers. */
export function ActivityBars({ title, bars, labelOf, color = 'bg-accent/70' }: ActivityBarsProps) {
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before ?? 0]));
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-medium">{title}</figcaption>
      <div className="mt-2 flex h-20 items-end gap-0.5 border-b" aria-hidden="true">
        {bars.map(({ name, value, text, before }) => (
          <span
            key={name}
            title={`${name}: ${text}`}
            className="relative flex h-full min-w-0 flex-1 items-end"
          >
            <span
              style={{ height: `${Math.max((value / most) * 100, value > 0 ? 4 : 0)}%` }}
              className={`w-full rounded-t-[2px] ${color}`}
            />
            {before != null && (
              <span
                style={{ bottom: `${(Math.max(before, 0) / most) * 100}%` }}
                className="absolute w-full border-b-2 border-line-strong"
              />
            )}
          </span>
        ))}
      </div>
      <div className="mt-1 flex gap-0.5 text-xs text-ink-3 tabular-nums" aria-hidden="true">
        {bars.map((bar, index) => (
          <span key={bar.name} className="min-w-0 flex-1 text-center whitespace-nowrap">
            {labelOf(bar, index)}
          </span>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
