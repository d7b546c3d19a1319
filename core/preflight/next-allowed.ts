import { WEEKDAYS, type Weekday } from '#core/communities/rules/weekdays.ts';
import { addLocalDays } from '#core/posts/wall-time.ts';

export const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 400;

/** Communities do not say whose day they mean, so a day counts in UTC. */
export const weekdayOf = (at: number): Weekday => WEEKDAYS[(new Date(at).getUTCDay() + 6) % 7] ?? 'monday';

export const isAllowedDay = (at: number, days: readonly Weekday[]): boolean =>
  days.length === 0 || days.includes(weekdayOf(at));

/** In UTC, too. */
const dayOf = (at: number): number => Math.floor(at / DAY_MS);

type Limits = { days: readonly Weekday[]; notBefore: number; timeZone: string | null };

/**
 * The first time from `at` on, on an allowed day and not before a given instant. It keeps the time of day, unless that
 * is too early on the first such day: but for days on which clocks change, which day that is does not hang on the time that
 * somebody chose.
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

/** "Saturday, November 28": a day in UTC, as the pages write it. */
export const nameDay = (at: number): string => dayFormat().format(at);

/** "Nov 28, 2026" */
export const nameDate = (at: number): string => dateFormat().format(at);

/** Formats are made on first use, because loading their language data delays the start. */
const formatOf = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }));
};
const dayFormat = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
const dateFormat = formatOf({ dateStyle: 'medium' });
