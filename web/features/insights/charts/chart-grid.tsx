import { formatNumber } from '#web/lib/format-number.ts';
import { EDGE, type Scale } from './chart-scale.ts';

type ChartGridProps = { ticks: readonly number[]; scale: Scale; width: number };

/** Gridlines with their values. */
export const ChartGrid = ({ ticks, scale: { yOf }, width }: ChartGridProps) =>
  ticks.map((tick) => (
    <g key={tick} className="text-ink-3">
      <line
        x1={EDGE.left}
        x2={width - EDGE.right}
        y1={yOf(tick)}
        y2={yOf(tick)}
        className="stroke-line"
        strokeDasharray={tick === 0 ? undefined : '2 4'}
      />
      <text
        x={EDGE.left - 8}
        y={yOf(tick)}
        dy="0.32em"
        textAnchor="end"
        className="fill-current text-xs tabular-nums"
      >
        {formatNumber(tick)}
      </text>
    </g>
  ));

/** About half the width of a label. */
const HALF_LABEL_PX = 28;

type ChartLabelProps = { x: number; width: number; height: number; children: string };

/** A label below the chart, which stays inside its edges. */
export const ChartLabel = ({ x, width, height, children }: ChartLabelProps) => (
  <text
    x={x}
    y={height - 8}
    textAnchor={x <= EDGE.left ? 'start' : x > width - HALF_LABEL_PX ? 'end' : 'middle'}
    className="fill-ink-3 text-xs"
  >
    {children}
  </text>
);
