import type { Series } from '#contract/insights.ts';
import { localDate } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { FigureTable } from '#web/ui/picture/figure-table.tsx';
import { listUpvotesBefore, measuredLines } from './trend-lines.ts';

const write = (value: number | null | undefined) => (value == null ? 'Not measured' : formatNumber(value));

/** The chart's figures for screen readers. */
export const TrendTable = ({ series }: { series: Series }) => {
  const lines = measuredLines(series);
  const before = listUpvotesBefore(series);
  return (
    <FigureTable
      caption="Engagement by day"
      heads={['Day', ...lines.map(({ name }) => name), ...(before.length > 0 ? ['Upvotes before'] : [])]}
      rows={series.days.map((day, index) => [
        localDate(day.from),
        ...lines.map(({ key }) => write(day[key])),
        ...(before.length > 0 ? [write(before[index])] : []),
      ])}
    />
  );
};
