import type { Series } from '#contract/insights.ts';
import type { Span } from '#core/insights/spans.ts';
import { ActivityBars, type Bar } from '#web/features/discovery/activity-bars.tsx';
import { WEEKDAYS } from '#web/features/schedule/describe-best-times.ts';
import { formatCount } from '#web/lib/format-number.ts';

type WeekBarsProps = { series: Series; week: Span; before: Span };

/** The upvotes of each day of a week, with the week before as lines; nothing if no day is known. */
export function WeekBars(props: WeekBarsProps) {
  const bars = listWeekBars(props);
  if (bars.every(({ value, before }) => !value && !before)) return null;
  return (
    <div className="border-b p-4">
      <div className="max-w-2xl">
        <ActivityBars
          title={describeWeekBars(bars)}
          bars={bars}
          color="bg-vote/70"
          labelOf={({ name }) => name.slice(0, 3)}
        />
      </div>
      <p className="mt-1 text-xs text-ink-3">Upvotes by day. Lines: the week before.</p>
    </div>
  );
}

export function listWeekBars({ series, week, before }: WeekBarsProps): Bar[] {
  const now = upvotesIn(series, week);
  const earlier = upvotesIn(series, before);
  return WEEKDAYS.map((name, day) => {
    const [value, was] = [now[day] ?? null, earlier[day] ?? null];
    const text = [
      value === null ? 'not measured' : formatCount(value, 'upvote'),
      was !== null && `${formatCount(was, 'upvote')} the week before`,
    ];
    return { name, value: Math.max(value ?? 0, 0), before: was, text: text.filter(Boolean).join(', ') };
  });
}

/** By day from Monday. A running week has fewer days. */
const upvotesIn = ({ days }: Series, { from, until }: Span): (number | null)[] =>
  days.flatMap((day) => (Date.parse(day.from) >= from && Date.parse(day.from) < until ? day.upvotes : []));

/** “Best day: Tuesday, with 45 of 120 upvotes” */
export function describeWeekBars(bars: readonly Bar[]): string {
  const [best] = bars.toSorted((one, other) => other.value - one.value);
  const all = bars.reduce((sum, { value }) => sum + value, 0);
  return best && best.value > 0
    ? `Best day: ${best.name}, with ${best.value} of ${formatCount(all, 'upvote')}`
    : 'No upvotes this week';
}
