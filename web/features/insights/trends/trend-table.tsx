import type { Series } from '#contract/insights.ts';
import { localDate } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { measuredLines } from './trend-lines.ts';

/** The chart's figures for screen readers. */
export const TrendTable = ({ series }: { series: Series }) => {
  const lines = measuredLines(series);
  return (
    <table>
      <caption>Engagement by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {lines.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.days.map((day) => (
          <tr key={day.from}>
            <th scope="row">{localDate(day.from)}</th>
            {lines.map(({ key }) => (
              <td key={key}>{day[key] === null ? 'Not measured' : formatNumber(day[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
