import { noonOf, type Day } from './calendar-days.ts';

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' });
const longDay = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const mediumDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

export const weekdayName = (day: Day): string => weekday.format(noonOf(day));
export const dayName = (day: Day): string => longDay.format(noonOf(day));
export const spanName = (from: Day, to: Day): string => mediumDay.formatRange(noonOf(from), noonOf(to));
export const timeOfDay = (instant: string): string => time.format(new Date(instant));
/** Formatted on a day without a clock change. */
export const hourName = (hour: number): string => time.format(new Date(2026, 0, 1, hour));
