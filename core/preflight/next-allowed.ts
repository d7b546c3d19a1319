import { WEEKDAYS, type Weekday } from '#core/communities/rules/weekdays.ts';
import { addLocalDays } from '#core/posts/wall-time.ts';

export const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 400;

/** Communities don't state a time zone, so days count in UTC. */
export const toUtcWeekday = (at: number): Weekday => WEEKDAYS[(new Date(at).getUTCDay() + 6) % 7] ?? 'monday';

export const isAllowedDay = (at: number, days: readonly Weekday[]): boolean =>
  days.length === 0 || days.includes(toUtcWeekday(at));

/** The day as a number, in UTC. */
const dayOf = (at: number): number => Math.floor(at / DAY_MS);

type Limits = { days: readonly Weekday[]; notBefore: number; timeZone: string | null };

/**
 * The first time from `at` on that is on an allowed day and not before `notBefore`. Keeps the time of day, unless
 * that is too early on the first such day. The chosen day does not depend on that time, except around clock changes.
 */
export function findNextAllowed(at: number, { days, notBefore, timeZone }: Limits): number {
  const first = Math.max(0, Math.floor((notBefore - at) / DAY_MS));
  for (let day = first; day < first + FURTHEST_DAYS; day++) {
    const usual = addLocalDays(at, day, timeZone ?? 'UTC');
    const time = dayOf(usual) === dayOf(notBefore) ? Math.max(usual, notBefore) : usual;
    if (time >= notBefore && isAllowedDay(time, days)) return time;
  }
  return notBefore;
}

/** Formats a UTC day as "Saturday, November 28", like the pages. */
export const formatDay = (at: number): string => dayFormat().format(at);

/** Formats a date as "Nov 28, 2026". */
export const formatDate = (at: number): string => dateFormat().format(at);

/** Created on first use, because loading locale data slows down startup. */
const formatOf = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }));
};
const dayFormat = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
const dateFormat = formatOf({ dateStyle: 'medium' });
