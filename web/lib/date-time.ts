import { englishFormat } from './dates/english-dates.ts';

const formatted = (options: Intl.DateTimeFormatOptions) => englishFormat(options).format;

const asDateTime = formatted({ dateStyle: 'medium', timeStyle: 'short' });
const asToTheSecond = formatted({ dateStyle: 'medium', timeStyle: 'medium' });
const asDate = formatted({ dateStyle: 'medium' });
const asDayAndTime = formatted({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const asMonth = formatted({ month: 'short', year: 'numeric' });
const asUtcDate = formatted({ dateStyle: 'medium', timeZone: 'UTC' });
const asUtcMonth = formatted({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Instants in the reader's time zone, order and clock. */
export const dateTime = (iso: string): string => asDateTime(new Date(iso));
export const dateTimeToSecond = (iso: string): string => asToTheSecond(new Date(iso));
/** An instant with its weekday: "Saturday, November 28 at 2:00 PM". */
export const dayAndTime = (iso: string): string => asDayAndTime(new Date(iso));
const asMonthDay = formatted({ month: 'short', day: 'numeric' });
const UNMISTAKABLE_MS = 300 * 24 * 3_600_000;
/** Omits the year unless the date would be ambiguous: "Jan 4". */
export const monthDay = (iso: string): string =>
  Math.abs(Date.parse(iso) - Date.now()) < UNMISTAKABLE_MS ? asMonthDay(new Date(iso)) : localDate(iso);
/** A minute of the day on the reader's clock. Any day without a clock change will do. */
export const timeOfMinute = (minute: number): string => asTime(new Date(2026, 0, 1, 0, minute));
export const localDate = (iso: string): string => asDate(new Date(iso));
export const localMonth = (iso: string): string => asMonth(new Date(iso));

/** A date the user picked; the server stores it as midnight UTC. */
export const formatUtcDay = (iso: string): string => asUtcDate(new Date(iso));

const asTime = formatted({ timeStyle: 'short' });
export const timeOfDay = (iso: string): string => asTime(new Date(iso));
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const DAY_MS = 24 * 3_600_000;
/** Omits the day if the time is close enough. Leaves an invalid instant as typed. */
function shortly(iso: string): string {
  const away = Math.abs(Date.parse(iso) - Date.now());
  if (Number.isNaN(away)) return iso;
  return away < DAY_MS / 2 && localDate(iso) === localDate(new Date().toISOString())
    ? timeOfDay(iso)
    : dateTime(iso);
}
/** False for a nonexistent day such as Feb 30. */
const isDay = (at: Date, day: string): boolean => at.getDate() === Number(/\d+/.exec(day)?.[0]);
function inOrder(day: string): string {
  const at = new Date(day);
  return isDay(at, day) ? asDate(at) : day;
}
const NAMED_DAY = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}\b/g;
const NAMED_WEEKDAY =
  /\b([A-Z][a-z]+day), ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b/g;
const asWeekday = formatted({ weekday: 'long', day: 'numeric', month: 'long' });
/** Adds the missing year: the nearest year in which the day falls on that weekday. */
function weekdayInOrder(named: string, weekday: string, day: string): string {
  const year = new Date().getFullYear();
  const days = [year, year + 1, year - 1]
    .map((near) => new Date(`${day}, ${near}`))
    .filter((at) => isDay(at, day))
    .map(asWeekday);
  return days.find((near) => near.startsWith(weekday)) ?? named;
}
/** Rewrites instants in a sentence in the reader's time zone, order and clock, and days in the reader's order. */
export const localizeTimes = (text: string): string =>
  text.replace(INSTANT, shortly).replace(NAMED_DAY, inOrder).replace(NAMED_WEEKDAY, weekdayInOrder);

/** The name of a UTC month such as 2026-11. The server counts usage by UTC month. */
export const utcMonthName = (month: string): string => asUtcMonth(new Date(`${month}-01`));

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as the value of a `datetime-local` input: local time, to the minute. */
export const toLocalMinute = (instant: Date): string =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}` +
  `T${two(instant.getHours())}:${two(instant.getMinutes())}`;

const DAY_LENGTH = '2026-11-22'.length;
/** The local day of an instant, in the format of a date input. */
export const toLocalDay = (instant: Date): string => toLocalMinute(instant).slice(0, DAY_LENGTH);
export const localToday = (): string => toLocalDay(new Date());

/** The value of a `datetime-local` input as an instant. */
export const fromLocalMinute = (local: string): Date => new Date(local);

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** How far ahead a suggested time is: enough to read it and press the button. */
const AHEAD_MS = 5 * MINUTE_MS;
/** By how much clocks may go back, anywhere in the world. */
const GOES_BACK_MS = [30 * MINUTE_MS, 60 * MINUTE_MS];

/** A valid local minute in the future; otherwise an empty string. */
export function readLocalMinute(text: string | null): string {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return '';
  const at = fromLocalMinute(text);
  return at.getTime() > Date.now() && toLocalMinute(at) === text ? text : '';
}

/** The input value for a future instant; otherwise an empty string. */
export const toFutureMinute = (instant: string | null): string =>
  instant && Date.parse(instant) > Date.now() ? toLocalMinute(new Date(instant)) : '';

export const nextQuarter = (): Date => new Date(Math.ceil((Date.now() + AHEAD_MS) / QUARTER_MS) * QUARTER_MS);

/**
 * The chosen instant. An input drops seconds and can't distinguish two equal local times, so an unchanged value keeps its
 * original instant.
 */
export const chosenInstant = (local: string, before: string | null = null): Date =>
  before && toLocalMinute(new Date(before)) === local ? new Date(before) : fromLocalMinute(local);

/** Explains a chosen time that a clock change skips or repeats; otherwise an empty string. */
export function clockNote(local: string, before: string | null = null): string {
  if (!local) return '';
  const at = chosenInstant(local, before);
  if (toLocalMinute(at) !== local) return `Clocks skip that time: it means ${dateTime(at.toISOString())}.`;
  const isSameMinute = (by: number) => toLocalMinute(new Date(at.getTime() + by)) === local;
  if (GOES_BACK_MS.some(isSameMinute))
    return 'Clocks go back that night, so it comes twice: the first one is meant.';
  if (GOES_BACK_MS.some((by) => isSameMinute(-by)))
    return 'Clocks go back that night, so it comes twice: the second one is meant.';
  return '';
}
