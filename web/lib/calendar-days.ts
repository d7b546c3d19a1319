import { englishFormat } from './dates/english-dates.ts';
import { type Day, toDay, toNoon } from './day.ts';

export function addDays(day: Day, days: number): Day {
  const at = toNoon(day);
  at.setDate(at.getDate() + days);
  return toDay(at);
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const at = toNoon(day);
  const date = at.getDate();
  at.setDate(1);
  at.setMonth(at.getMonth() + months);
  const last = new Date(at.getFullYear(), at.getMonth() + 1, 0).getDate();
  at.setDate(Math.min(date, last));
  return toDay(at);
}

/** The first day of the week, 0 for Sunday. Monday if the browser can't tell. */
export function firstWeekday(language: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(language);
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}

export function daysOfWeek(day: Day, first: number): Day[] {
  const back = (toNoon(day).getDay() - first + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - back));
}

export function weeksOfMonth(day: Day, first: number): Day[][] {
  const month = day.slice(0, 7);
  const weeks: Day[][] = [];
  let week = daysOfWeek(`${month}-01`, first);
  while (week.some((each) => each.startsWith(month))) {
    weeks.push(week);
    week = daysOfWeek(addDays(week[0] ?? day, 7), first);
  }
  return weeks;
}

/** The same time on another day, or the same minutes in another hour. If a clock change skips that time, moves it forward. */
export function moveToDay(instant: string, day: Day, hour?: number): Date {
  const at = new Date(instant);
  const isThere = toDay(at) === day && (hour === undefined || at.getHours() === hour);
  // Returns early, because setting the time again would turn the second of two repeated hours into the first.
  if (isThere) return at;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  at.setFullYear(year, month - 1, date);
  // The hour is set last, because an intermediate date may skip it.
  at.setHours(hour ?? new Date(instant).getHours(), new Date(instant).getMinutes());
  return at;
}

const weekday = englishFormat({ weekday: 'short' });
const longDay = englishFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const mediumDay = englishFormat({ dateStyle: 'medium' });
const time = englishFormat({ timeStyle: 'short' });

export const weekdayName = (day: Day): string => weekday.format(toNoon(day));
export const dayName = (day: Day): string => longDay.format(toNoon(day));
export const rangeName = (from: Day, to: Day): string => mediumDay.formatRange(toNoon(from), toNoon(to));
/** This can be any day without a clock change. */
export const hourName = (hour: number): string => time.format(new Date(2026, 0, 1, hour));
