import { isDay, type Day } from '#web/lib/day.ts';

/** The view of the calendar; this month unless the URL says otherwise. */
export type CalendarSearch = { view?: 'week'; day?: Day };

export function readCalendarSearch({ view, day }: Record<string, unknown>): CalendarSearch {
  return {
    ...(view === 'week' && { view }),
    ...(typeof day === 'string' && isDay(day) && { day }),
  };
}
