import type { CommunityHabits } from '#contract/discovery.ts';

const HOURS = 24;
const DAYS = 7;

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Sum = { name: string; posts: number };
type Sums = { byHour: Sum[]; byWeekday: Sum[] };

export const nameHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Posts by the hour and the weekday of a reader whose clock is so many hours ahead of UTC; weeks begin on Monday. */
export function sumHours(hours: CommunityHabits['hours'], hoursAhead: number): Sums {
  const byHour = Array.from({ length: HOURS }, (_, hour) => ({ name: nameHour(hour), posts: 0 }));
  const byWeekday = WEEKDAYS.map((name) => ({ name, posts: 0 }));
  const all = hours.length;
  for (const [index, { posts }] of hours.entries()) {
    const local = (((index + hoursAhead) % all) + all) % all;
    const [hour, day] = [byHour[local % HOURS], byWeekday[Math.floor(local / HOURS) % DAYS]];
    if (hour) hour.posts += posts;
    if (day) day.posts += posts;
  }
  return { byHour, byWeekday: fromMonday(byWeekday) };
}

/** What begins with Sunday, beginning with Monday. */
export const fromMonday = <T>(week: readonly T[]): T[] => [...week.slice(1), ...week.slice(0, 1)];

/** Half hours are rounded: posts are known by the hour. */
export const ownHoursAhead = (): number => Math.round(-new Date().getTimezoneOffset() / 60);
