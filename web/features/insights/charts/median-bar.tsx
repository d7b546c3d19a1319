import type { GroupPerformance } from '#core/insights/what-worked.ts';
import { LEAST_FOR_QUARTILES } from '../describe-worked.ts';

/** The largest value that the bars of these rows show. */
export const findMost = (rows: readonly GroupPerformance[]): number =>
  Math.max(1, ...rows.flatMap(({ votes, usual }) => [reachOf(votes), usual?.medianUpvotes ?? 0]));

/** An interval far beyond the median would shrink all bars, so it ends at the upper quartile. */
const reachOf = (votes: GroupPerformance['votes']): number =>
  votes ? Math.max(votes.median, votes.quartiles[1]) : 0;

type MedianBarProps = { row: GroupPerformance; most: number };

/** The median upvotes as a bar, the middle half as a line, and the usual there as a mark. The row has the figures. */
export function MedianBar({ row: { votes, usual, standing }, most }: MedianBarProps) {
  if (!votes) return <span className="max-lg:hidden" />;
  const at = (value: number) => `${(100 * Math.max(value, 0)) / most}%`;
  const [low, high] = votes.quartiles;
  return (
    <span aria-hidden="true" className="relative my-1 block h-3 rounded-sm bg-sunken">
      <span
        style={{ width: at(votes.median) }}
        className={`block h-full rounded-sm ${standing === 'few' ? 'bg-vote/35' : 'bg-vote/80'}`}
      />
      {votes.count >= LEAST_FOR_QUARTILES && (
        <span
          style={{ left: at(low), width: at(Math.max(high, 0) - Math.max(low, 0)) }}
          className="absolute inset-y-1/2 border-t border-ink-2"
        />
      )}
      {usual && (
        <span
          style={{ left: at(usual.medianUpvotes) }}
          className="absolute -inset-y-1 -ml-px border-l-2 border-ink"
        />
      )}
    </span>
  );
}

const Key = ({ mark, text }: { mark: string; text: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={mark} /> {text}
  </span>
);

/** Explains the marks in use. */
export const MedianLegend = ({ rows }: { rows: readonly GroupPerformance[] }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 border-t px-4 py-3 text-xs text-ink-3">
    <Key mark="h-3 w-6 rounded-sm bg-vote/80" text="Your median upvotes" />
    {rows.some(({ votes, standing }) => votes && standing === 'few') && (
      <Key mark="h-3 w-6 rounded-sm bg-vote/35" text="From under six posts" />
    )}
    {rows.some(({ usual }) => usual) && <Key mark="h-4 border-l-2 border-ink" text="Usual there" />}
    {rows.some(({ votes }) => votes && votes.count >= LEAST_FOR_QUARTILES) && (
      <Key mark="w-6 border-t border-ink-2" text="Middle half" />
    )}
  </p>
);
