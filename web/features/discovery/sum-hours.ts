import type { CommunityHabits } from '#contract/discovery.ts';

const HOURS = 24;
const DAYS = 7;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export type Bar = { name: string; posts: number };
type Sums = { byHour: Bar[]; byWeekday: Bar[] };

const two = (hour: number) => String(hour).padStart(2, '0');

/** Posts by the hour and the weekday of a reader whose clock is so many hours ahead of UTC; weeks begin on Monday. */
export function sumHours(hours: CommunityHabits['hours'], hoursAhead: number): Sums {
  const byHour = Array.from({ length: HOURS }, (_, hour) => ({ name: `${two(hour)}:00`, posts: 0 }));
  const byWeekday = WEEKDAYS.map((name) => ({ name, posts: 0 }));
  const all = hours.length;
  for (const [index, { posts }] of hours.entries()) {
    const local = (((index + hoursAhead) % all) + all) % all;
    const [hour, day] = [byHour[local % HOURS], byWeekday[Math.floor(local / HOURS) % DAYS]];
    if (hour) hour.posts += posts;
    if (day) day.posts += posts;
  }
  return { byHour, byWeekday: [...byWeekday.slice(1), ...byWeekday.slice(0, 1)] };
}

/** Half hours are rounded: posts are known by the hour. */
export const ownHoursAhead = (): number => Math.round(-new Date().getTimezoneOffset() / 60);
