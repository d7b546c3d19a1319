import type { Span } from './spans.ts';

/** When clicks were measured; between these times they are unknown, not zero. */
export type MeasuredTimes = {
  /** From the snippet's first to its last visit. */
  readonly live: readonly Span[];
  /** One instant on each day with imported clicks. */
  readonly imported: readonly number[];
};

const isImported = ({ imported }: MeasuredTimes, { from, until }: Span): boolean =>
  imported.some((at) => at >= from && at < until);

/** True if any part of a span was measured. */
export const isPartlyMeasured = (times: MeasuredTimes, span: Span): boolean =>
  times.live.some(({ from, until }) => from < span.until && until >= span.from) || isImported(times, span);

/** True if all days were measured from their start; the last one has not ended. */
export const isFullyMeasured = (times: MeasuredTimes, days: readonly Span[]): boolean =>
  days
    .slice(0, -1)
    .every(
      (day) =>
        times.live.some(({ from, until }) => from <= day.from && until >= day.from) || isImported(times, day),
    );
