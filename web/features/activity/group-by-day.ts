import { addDays, dayName } from '#web/lib/calendar-days.ts';
import { type Day, toDay, toNoon } from '#web/lib/day.ts';
import { localDate } from '#web/lib/date-time.ts';

/** Groups items by the reader's local days and keeps their order. */
export function groupByDay<T extends { at: string }>(items: readonly T[]): [day: Day, items: T[]][] {
  const days = new Map<Day, T[]>();
  for (const item of items) {
    const day = toDay(new Date(item.at));
    const sameDay = days.get(day);
    if (sameDay) sameDay.push(item);
    else days.set(day, [item]);
  }
  return [...days];
}

/** A day's heading relative to today; includes the year if it isn't this year. */
export function nameDay(day: Day, today: Day): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4) ? dayName(day) : localDate(toNoon(day).toISOString());
}
