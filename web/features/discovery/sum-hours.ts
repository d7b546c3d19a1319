import type { CommunityHabits } from '#contract/discovery.ts';

const HOURS = 24;
const DAYS = 7;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Sum = { name: string; posts: number };
type Sums = { byHour: Sum[]; byWeekday: Sum[] };

const nameHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Posts per hour and weekday for a reader this many hours ahead of UTC. Weeks start on Monday. */
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
  return { byHour, byWeekday: startOnMonday(byWeekday) };
}

/** Rotates a list that starts on Sunday to start on Monday. */
const startOnMonday = <T>(week: readonly T[]): T[] => [...week.slice(1), ...week.slice(0, 1)];

/** Rounds half-hour offsets, because posts are counted by the hour. */
export const hoursAheadOfUtc = (): number => Math.round(-new Date().getTimezoneOffset() / 60);
