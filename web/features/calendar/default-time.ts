import { toDay, type Day } from '#web/lib/day.ts';
import { fromLocalMinute, readLocalMinute, toLocalMinute } from '#web/lib/date-time.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;

const two = (value: number) => String(value).padStart(2, '0');
const quarterFrom = (at: number) => new Date(Math.ceil(at / QUARTER_MS) * QUARTER_MS);

/** A new post's time on a day: in the morning, or soon once that has passed. Null on a past day. */
export function defaultTimeOn(day: Day, now: Date): string | null {
  const morning = `${day}T09:00`;
  if (fromLocalMinute(morning) > now) return morning;
  const soon = quarterFrom(now.getTime() + HOUR_MS);
  return toDay(soon) === day ? toLocalMinute(soon) : null;
}

/** A new post's time within an hour of a day. Also null if clocks skip that hour. */
export function findDefaultTime(day: Day, hour: number, now: Date): string | null {
  const full = `${day}T${two(hour)}:00`;
  if (fromLocalMinute(full) > now) return readLocalMinute(full) || null;
  const soon = toLocalMinute(quarterFrom(now.getTime() + 1));
  return soon.startsWith(full.slice(0, -2)) ? soon : null;
}

export function isSkippedHour(day: Day, hour: number): boolean {
  const isSkipped = (minute: string) => {
    const local = `${day}T${two(hour)}:${minute}`;
    return toLocalMinute(fromLocalMinute(local)) !== local;
  };
  return isSkipped('00') && isSkipped('45');
}
