import { dateTime, fromLocalMinute, toLocalMinute } from './date-time.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** Time to look at it, and to press the button. */
const AHEAD_MS = 5 * MINUTE_MS;
/** By how much clocks go back, wherever they do. */
const GOES_BACK_MS = [30 * MINUTE_MS, 60 * MINUTE_MS];

/** A local minute that exists and is still to come; anything else is none. */
export function readLocalMinute(text: string | null): string {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return '';
  const at = fromLocalMinute(text);
  return at.getTime() > Date.now() && toLocalMinute(at) === text ? text : '';
}

/** An instant as an input wants it, unless it is over. */
export const upcomingMinute = (instant: string | null): string =>
  instant && Date.parse(instant) > Date.now() ? toLocalMinute(new Date(instant)) : '';

/** The first quarter of an hour that leaves time to choose it. */
export const nextQuarter = (): Date => new Date(Math.ceil((Date.now() + AHEAD_MS) / QUARTER_MS) * QUARTER_MS);

/**
 * What somebody chose, as an instant. An input knows neither seconds nor which of two equal times is meant, so what was
 * not changed stays the instant that it was: never a minute or an hour earlier.
 */
export const chosenInstant = (local: string, before: string | null = null): Date =>
  before && toLocalMinute(new Date(before)) === local ? new Date(before) : fromLocalMinute(local);

/** What the two nights on which clocks change make of a chosen time. */
export function clockNote(local: string, before: string | null = null): string {
  if (!local) return '';
  const at = chosenInstant(local, before);
  if (toLocalMinute(at) !== local) return `Clocks skip that time: it means ${dateTime(at.toISOString())}.`;
  const isTold = (by: number) => toLocalMinute(new Date(at.getTime() + by)) === local;
  if (GOES_BACK_MS.some(isTold))
    return 'Clocks go back that night, so it comes twice: the first one is meant.';
  if (GOES_BACK_MS.some((by) => isTold(-by)))
    return 'Clocks go back that night, so it comes twice: the second one is meant.';
  return '';
}
