import type { Span } from '#core/insights/spans.ts';
import { addLocalDays, toInstant, toWallTime } from '#core/posts/wall-time.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;
/** The Unix epoch was a Thursday, three days after a Monday. */
const AFTER_MONDAY = 3;

/** The week of an instant, Monday to Monday in a time zone, shifted by this many weeks. */
export function findWeek(at: number, timeZone: string, weeks = 0): Span {
  const day = Math.floor(toWallTime(at, timeZone) / DAY_MS);
  const sinceMonday = (day + AFTER_MONDAY) % DAYS;
  const from = toInstant((day - sinceMonday + weeks * DAYS) * DAY_MS, timeZone);
  return { from, until: addLocalDays(from, DAYS, timeZone) };
}
