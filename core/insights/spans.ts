import { addLocalDays, toInstant, toWallTime } from '../posts/wall-time.ts';

const DAY_MS = 86_400_000;

/** From `from` up to, but not including, `until`. */
export type Span = { readonly from: number; readonly until: number };

/** The last days in a time zone up to now, and an equal span before them. */
export type Spans = {
  readonly days: readonly Span[];
  readonly all: Span;
  readonly daysBefore: readonly Span[];
  readonly before: Span;
};

/** `count` days including today. Today has not ended, so the previous span ends at the same time of day. */
export function listLastDays(count: number, now: number, timeZone: string): Spans {
  const today = Math.floor(toWallTime(now, timeZone) / DAY_MS) * DAY_MS;
  const offsets = new Map<number, number>();
  const startOf = (day: number) => toInstant(today + day * DAY_MS, timeZone, offsets);
  const daysUntil = (end: number, last: number): Span[] => {
    const starts = Array.from({ length: count }, (_, index) => startOf(last + index + 1 - count));
    return starts.map((from, index) => ({ from, until: starts[index + 1] ?? end }));
  };
  const whole = (days: readonly Span[], until: number) => ({ from: days[0]?.from ?? until, until });
  const then = addLocalDays(now, -count, timeZone);
  const [days, daysBefore] = [daysUntil(now, 0), daysUntil(then, -count)];
  return { days, all: whole(days, now), daysBefore, before: whole(daysBefore, then) };
}
