import { isDay, type Day } from '#web/lib/calendar-days.ts';

/** What the calendar shows; today's month where the address does not say. */
export type CalendarSearch = { view?: 'week'; day?: Day };

export function readCalendarSearch({ view, day }: Record<string, unknown>): CalendarSearch {
  return {
    ...(view === 'week' && { view }),
    ...(typeof day === 'string' && isDay(day) && { day }),
  };
}
