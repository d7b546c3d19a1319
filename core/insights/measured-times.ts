import type { Span } from './spans.ts';

/** When clicks were measured. What lies between is unknown, not zero. */
export type MeasuredTimes = {
  /** From the first to the last sight of a snippet. */
  readonly live: readonly Span[];
  /** One instant of each day for which a file brought clicks. */
  readonly imported: readonly number[];
};

const isImported = ({ imported }: MeasuredTimes, { from, until }: Span): boolean =>
  imported.some((at) => at >= from && at < until);

/** Whether anybody measured in a span at all. */
export const isMeasuredIn = (times: MeasuredTimes, span: Span): boolean =>
  times.live.some(({ from, until }) => from < span.until && until >= span.from) || isImported(times, span);

/** Whether each of these days was measured from its beginning; the last one has not ended. */
export const isMeasuredOn = (times: MeasuredTimes, days: readonly Span[]): boolean =>
  days
    .slice(0, -1)
    .every(
      (day) =>
        times.live.some(({ from, until }) => from <= day.from && until >= day.from) || isImported(times, day),
    );
