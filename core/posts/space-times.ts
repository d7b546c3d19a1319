import { addLocalDays } from './wall-time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Evenly spaced times. Spacings of whole days keep the local time of day when clocks change. */
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
