import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { type Range, RANGES, type Series } from '#contract/insights.ts';
import { localToday } from '#web/lib/date-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { savePicture, type Words } from '#web/lib/save-picture.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { seriesToCsv } from '../figures-csv.ts';
import { seriesQuery } from '../insights.queries.ts';
import { describeTrend } from './describe-trend.ts';
import { TrendChart } from './trend-chart.tsx';
import { listUpvotesBefore, measuredLines } from './trend-lines.ts';

export function EngagementTrends({ range }: { range: Range }) {
  const query = useQuery(seriesQuery(range));
  const { data } = query;
  const drawing = useRef<SVGSVGElement>(null);
  return (
    <Card
      title="Engagement Trends"
      description={(data && describeTrend(data)) || 'What your posts gained, on the day it was seen'}
      action={data && <Legend series={data} />}
    >
      {data ? (
        <Chart series={data} drawing={drawing} />
      ) : (
        <Waiting query={query} rows={5} text="Loading the chart..." />
      )}
    </Card>
  );
}

type ChartProps = { series: Series; drawing: RefObject<SVGSVGElement | null> };

const Chart = ({ series, drawing }: ChartProps) => (
  <>
    <TrendChart series={series} drawing={drawing} />
    {isEmpty(series) && (
      <p className="px-4 pb-4 text-center text-sm text-ink-2">
        {series.total.upvotes === null
          ? 'No figures for this time. They arrive a minute or two after a post goes out.'
          : 'Nothing came in during this time.'}
      </p>
    )}
    {!isEmpty(series) && <Exports series={series} drawing={drawing} />}
  </>
);

function Exports({ series, drawing }: ChartProps) {
  const name = `engagement-${series.range}-${localToday()}`;
  const picture = () =>
    drawing.current &&
    savePicture(drawing.current, titleOf(series), `${name}.png`).catch((error: unknown) =>
      showFailure('Failed to save the picture', error),
    );
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3 print:hidden">
      <Button
        kind="quiet"
        icon={<Download aria-hidden="true" />}
        onClick={() => saveFile(`${name}.csv`, seriesToCsv(series), 'text/csv;charset=utf-8')}
      >
        Days as CSV
      </Button>
      <Button kind="quiet" icon={<Download aria-hidden="true" />} onClick={() => void picture()}>
        Chart as PNG
      </Button>
    </div>
  );
}

/** The saved picture includes the legend as text. */
const titleOf = (series: Series): Words[] => [
  { text: `${RANGES[series.range]} days`, color: '--ink' },
  ...measuredLines(series).map(({ key, name, color }) => ({
    text: `${name} ${formatNumber(series.total[key] ?? 0)}`,
    color,
  })),
];

const isEmpty = ({ days }: Series) =>
  days.every(({ upvotes, comments, clicks }) => !upvotes && !comments && !clicks);

const Legend = ({ series }: { series: Series }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm sm:justify-end">
    {measuredLines(series).map(({ key, name, ink }) => (
      <li key={key} className="flex items-center gap-1.5 whitespace-nowrap">
        <span className={`${ink} size-2 rounded-full bg-current`} aria-hidden="true" />
        {name} <span className="text-ink-2 tabular-nums">{formatNumber(series.total[key] ?? 0)}</span>
      </li>
    ))}
    {listUpvotesBefore(series).length > 0 && (
      <li className="flex items-center gap-1.5 whitespace-nowrap">
        <span className="w-4 border-t-2 border-dashed border-line-strong" aria-hidden="true" />
        Upvotes before{' '}
        <span className="text-ink-2 tabular-nums">{formatNumber(series.before.upvotes ?? 0)}</span>
      </li>
    )}
  </ul>
);
