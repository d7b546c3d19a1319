export type Bar = {
  name: string;
  value: number;
  /** The value in words. */
  text: string;
  /** True if the sample is too small. */
  isFaint?: boolean;
};

type ActivityBarsProps = {
  title: string;
  bars: readonly Bar[];
  /** The label under a bar; empty for none. */
  labelOf: (bar: Bar, index: number) => string;
};

/** A bar chart, with the same figures as a table for screen readers. */
export function ActivityBars({ title, bars, labelOf }: ActivityBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-medium">{title}</figcaption>
      <div className="mt-2 flex h-20 items-end gap-0.5 border-b" aria-hidden="true">
        {bars.map(({ name, value, text, isFaint }) => (
          <span
            key={name}
            title={`${name}: ${text}`}
            style={{ height: `${Math.max((value / most) * 100, value > 0 ? 4 : 0)}%` }}
            className={`min-w-0 flex-1 rounded-t-[2px] ${isFaint ? 'bg-accent/25' : 'bg-accent/70'}`}
          />
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
