import type { Post } from '#contract/posts.ts';
import { type Life, measureLife } from '#core/insights/measure-life.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { Card } from '#web/ui/card.tsx';
import { FoldedTable } from '#web/ui/picture/figure-table.tsx';
import { useFigures } from '../figures.queries.ts';
import { formatMinutes } from '../format-minutes.ts';
import { ChartGrid, ChartLabel } from './chart-grid.tsx';
import { chartTicks, createScale, EDGE } from './chart-scale.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 180;
const LABEL_PX = 72;
const DAY_HOURS = 24;
/** From half a week on, whole days. */
const HOUR_STEPS = [1, 2, 3, 6, 12, 24, 48, 96, 168, 336];

/** How a published post's upvotes came in; nothing until it was read twice. */
export function LifeCurve({ post: { id, publishedAt } }: { post: Post }) {
  const { data } = useFigures(id);
  const readings = data?.readings.map(({ takenAt, score }) => ({ takenAt: Date.parse(takenAt), score }));
  const life = publishedAt && readings ? measureLife(Date.parse(publishedAt), readings) : null;
  if (!life) return null;
  return (
    <Card title="Upvotes by age" description={describeLife(life)}>
      <div className="px-1 pt-2 pb-4">
        <Curve life={life} />
        <div className="px-3">
          <FoldedTable
            caption="Upvotes by age"
            heads={['Age', 'Upvotes']}
            rows={[
              ...new Map(life.points.map(({ hours, upvotes }) => [formatAge(hours), formatNumber(upvotes)])),
            ]}
          />
        </div>
      </div>
    </Card>
  );
}

const formatAge = (hours: number) => formatMinutes(hours * 60);

/** “40 of its 72 upvotes came within 5 hours.” */
export function describeLife({ latest, half }: Life): string {
  const soFar = latest.hours < DAY_HOURS ? ' so far' : '';
  return half === null
    ? `${formatCount(latest.upvotes, 'upvote')} after ${formatAge(latest.hours)}.`
    : `${formatNumber(half.upvotes)} of its ${formatNumber(latest.upvotes)} upvotes${soFar} ` +
        `came within ${formatAge(half.hours)}.`;
}

function Curve({ life }: { life: Life }) {
  const { ref, width } = useWidth();
  const { points } = life;
  const last = points.at(-1)?.hours ?? 0;
  const ticks = chartTicks(points.map(({ upvotes }) => upvotes));
  const scale = createScale({ width, height: HEIGHT }, ticks, last);
  const line = points.map(({ hours, upvotes }) => `${scale.xOf(hours)},${scale.yOf(upvotes)}`);
  const [first = 0, base] = [points[0]?.hours, scale.yOf(0)];
  return (
    <div ref={ref}>
      <svg width={width} height={HEIGHT} role="img" aria-label={describeLife(life)} className="block">
        <ChartGrid ticks={ticks} scale={scale} width={width} />
        {listHours(last, scale.innerWidth).map((hours) => (
          <ChartLabel key={hours} x={scale.xOf(hours)} width={width} height={HEIGHT}>
            {last > 4 * DAY_HOURS ? `${hours / DAY_HOURS} d` : `${hours} h`}
          </ChartLabel>
        ))}
        <g className="text-vote">
          <polygon
            points={[`${scale.xOf(first)},${base}`, ...line, `${scale.xOf(last)},${base}`].join(' ')}
            fill="currentColor"
            fillOpacity={0.1}
          />
          <polyline points={line.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.75} />
          {points.map(({ hours, upvotes }) => (
            <circle key={hours} cx={scale.xOf(hours)} cy={scale.yOf(upvotes)} r={2.5} fill="currentColor" />
          ))}
        </g>
        {life.half && (
          <line
            x1={scale.xOf(life.half.hours)}
            x2={scale.xOf(life.half.hours)}
            y1={EDGE.top}
            y2={base}
            className="stroke-line-strong"
            strokeDasharray="3 4"
          />
        )}
      </svg>
    </div>
  );
}

/** The ages to label, as many as fit. */
function listHours(last: number, widthPx: number): number[] {
  const step = HOUR_STEPS.find((hours) => (last / hours) * LABEL_PX <= widthPx) ?? Math.max(last, 1);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}
