import { addLocalDays } from './wall-time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Evenly spaced times. Whole days keep the local time of day across clock changes. */
export function spaceTimes(
  startAt: number,
  everyMinutes: number,
  count: number,
  timeZone: string | null,
): number[] {
  const days = everyMinutes / DAY_MINUTES;
  return Array.from({ length: count }, (_, index) =>
    timeZone && Number.isInteger(days)
      ? addLocalDays(startAt, index * days, timeZone)
      : startAt + index * everyMinutes * MINUTE_MS,
  );
}

type Planned = {
  times?: readonly string[] | undefined;
  startAt?: string | undefined;
  everyMinutes: number;
  timeZone?: string | null | undefined;
};

/** The times requested for several posts; null if the request has none. */
export function planTimes(
  { times, startAt, everyMinutes, timeZone }: Planned,
  count: number,
): number[] | null {
  if (times) return times.map((at) => Date.parse(at));
  return startAt ? spaceTimes(Date.parse(startAt), everyMinutes, count, timeZone ?? null) : null;
}
