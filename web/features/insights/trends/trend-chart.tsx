import { type KeyboardEvent, type PointerEvent, type RefObject, type SVGProps, useState } from 'react';
import type { Series } from '#contract/insights.ts';
import { localDate } from '#web/lib/date-time.ts';
import { englishFormat } from '#web/lib/dates/english-dates.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { ChartGrid, ChartLabel } from '../charts/chart-grid.tsx';
import { chartTicks, createScale, EDGE, type Scale } from '../charts/chart-scale.ts';
import { useWidth } from '../charts/use-width.ts';
import { TrendTable } from './trend-table.tsx';
import { findRuns, listUpvotesBefore, measuredLines } from './trend-lines.ts';

const HEIGHT = 240;
/** Room for a date below the chart. */
const LABEL_PX = 128;
/** A day without neighbors gets a dot instead of a line. */
const LONE_DAY_PX = 3;

type TrendChartProps = { series: Series; drawing: RefObject<SVGSVGElement | null> };

/** New engagement per day, as a slider. Screen readers don't read a slider's content, so a hidden table lists all days. */
export const TrendChart = (props: TrendChartProps) => (
  <div className="relative">
    <DaySlider {...props} />
    <div className="sr-only">
      <TrendTable series={props.series} />
    </div>
  </div>
);

/** Arrow keys and pointers move between days. */
function DaySlider({ series, drawing }: TrendChartProps) {
  const { ref, width } = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const { days } = series;
  const lines = measuredLines(series);
  const before = listUpvotesBefore(series);
  const values = days.flatMap((day) => lines.map(({ key }) => day[key] ?? 0));
  const ticks = chartTicks([...values, ...before.map((upvotes) => upvotes ?? 0)]);
  const scale = createScale({ width, height: HEIGHT }, ticks, days.length - 1);
  const { innerWidth, xOf, yOf } = scale;
  const every = Math.max(1, Math.ceil((days.length * LABEL_PX) / innerWidth));
  const walk = (event: KeyboardEvent) => {
    const next = stepOf(event.key, chosen, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - EDGE.left;
    const index = Math.round((x / innerWidth) * (days.length - 1));
    setChosen(Math.min(Math.max(index, 0), days.length - 1));
  };
  return (
    <div
      ref={ref}
      className="relative p-1 focus-visible:outline-offset-[-2px]"
      tabIndex={0}
      role="slider"
      aria-label="Engagement by day"
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(chosen ?? days.length - 1) + 1}
      aria-valuetext={describeDay(series, chosen ?? days.length - 1)}
      onKeyDown={walk}
      onBlur={() => setChosen(null)}
    >
      <svg
        ref={drawing}
        width={width}
        height={HEIGHT}
        aria-hidden="true"
        className="block touch-pan-y"
        onPointerDown={point}
        onPointerMove={point}
        // A lifted finger keeps the day shown.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
      >
        <ChartGrid ticks={ticks} scale={scale} width={width} />
        {days.map(({ from }, index) =>
          index % every === 0 ? (
            <ChartLabel key={from} x={xOf(index)} width={width} height={HEIGHT}>
              {shortDate(from)}
            </ChartLabel>
          ) : null,
        )}
        <Runs values={before} scale={scale} className="text-line-strong" strokeDasharray="3 4" />
        {chosen !== null && (
          <line
            x1={xOf(chosen)}
            x2={xOf(chosen)}
            y1={EDGE.top}
            y2={HEIGHT - EDGE.bottom}
            className="stroke-line-strong"
          />
        )}
        {lines.map(({ key, ink }) => (
          <g key={key} className={ink}>
            <Runs values={days.map((day) => day[key])} scale={scale} />
            {chosen !== null && days[chosen]?.[key] != null && (
              <circle cx={xOf(chosen)} cy={yOf(days[chosen][key])} r={3.5} fill="currentColor" />
            )}
          </g>
        ))}
      </svg>
      {chosen !== null && (
        <p
          aria-hidden="true"
          style={sideOf(xOf(chosen), width)}
          className={
            'pointer-events-none absolute top-2 max-w-44 rounded-md border bg-surface px-2.5 py-1.5 text-xs ' +
            'shadow-md tabular-nums'
          }
        >
          {describeDay(series, chosen)}
        </p>
      )}
    </div>
  );
}

type RunsProps = Pick<SVGProps<SVGGElement>, 'className' | 'strokeDasharray'> & {
  values: readonly (number | null)[];
  scale: Scale;
};

/** A line through consecutive values; a lone one gets a dot. */
const Runs = ({ values, scale: { xOf, yOf }, ...style }: RunsProps) => (
  <g
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinejoin="round"
    strokeLinecap="round"
    {...style}
  >
    {findRuns(values).map(([first = 0, ...others]) =>
      others.length === 0 ? (
        <circle
          key={first}
          cx={xOf(first)}
          cy={yOf(values[first] ?? 0)}
          r={LONE_DAY_PX}
          fill="currentColor"
        />
      ) : (
        <polyline
          key={first}
          points={[first, ...others].map((index) => `${xOf(index)},${yOf(values[index] ?? 0)}`).join(' ')}
        />
      ),
    )}
  </g>
);

const format = englishFormat({ month: 'short', day: 'numeric' });
const shortDate = (iso: string) => format.format(new Date(iso));

const GAP_PX = 12;
/** Beside the day, on the side with more room. */
const sideOf = (x: number, width: number) =>
  x < width / 2 ? { left: x + GAP_PX } : { right: width - x + GAP_PX };

function describeDay(series: Series, index: number): string {
  const day = series.days[index];
  if (!day) return '';
  const counts = measuredLines(series).map(({ key, name, one }) =>
    day[key] === null ? `${name.toLowerCase()} not measured` : formatCount(day[key], one),
  );
  const before = listUpvotesBefore(series)[index];
  const earlier =
    before == null ? '' : ` (${formatNumber(before)} upvotes ${series.days.length} days before)`;
  return `${localDate(day.from)}: ${counts.join(', ') || 'not measured'}${earlier}`;
}

/** The day that a key selects; undefined for any other key. */
function stepOf(key: string, chosen: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max((chosen ?? count) - 1, 0);
    case 'ArrowRight':
      return Math.min((chosen ?? -1) + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}
