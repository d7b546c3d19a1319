import type { Bar } from './sum-hours.ts';

type ActivityBarsProps = {
  title: string;
  bars: readonly Bar[];
  /** What stands under a bar; empty for none. */
  labelOf: (bar: Bar, index: number) => string;
};

/** Bars for the eye, and the same figures as a table for whoever does not see them. */
export function ActivityBars({ title, bars, labelOf }: ActivityBarsProps) {
  const most = Math.max(1, ...bars.map(({ posts }) => posts));
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-medium">{title}</figcaption>
      <div className="mt-2 flex h-20 items-end gap-0.5 border-b" aria-hidden="true">
        {bars.map(({ name, posts }) => (
          <span
            key={name}
            title={`${name}: ${posts} posts`}
            style={{ height: `${Math.max((posts / most) * 100, posts > 0 ? 4 : 0)}%` }}
            className="min-w-0 flex-1 rounded-t-[2px] bg-accent/70"
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
      <table className="sr-only">
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ name, posts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{posts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
