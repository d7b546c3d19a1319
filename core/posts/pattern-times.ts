import { toInstant, toWallTime, toWallWeekday } from './wall-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export type Pattern = {
  /** Minutes of the day, in the given time zone. */
  minutes: readonly number[];
  isWeekdaysOnly: boolean;
  /** Days without posting hours; Monday is 0. */
  closed?: readonly number[];
};

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The next times of a pattern, except those closer than the gap to a taken time. */
export function listPatternTimes(
  now: number,
  count: number,
  { minutes, isWeekdaysOnly, closed = [] }: Pattern,
  timeZone: string,
  taken: readonly number[] = [],
  gapMs = MINUTE_MS,
): number[] {
  const times: number[] = [];
  const ordered = [...new Set(minutes)].toSorted((one, other) => one - other);
  if (ordered.length === 0) return times;
  const wanted = WEEK.filter((day) => day < 5 || !isWeekdaysOnly);
  const open = wanted.filter((day) => !closed.includes(day));
  // A pattern with only closed days ignores the posting hours.
  const days = new Set(open.length > 0 ? open : wanted);
  const isFree = (at: number) => taken.every((other) => Math.abs(other - at) >= gapMs);
  let midnight = Math.floor(toWallTime(now, timeZone) / DAY_MS) * DAY_MS;
  for (; times.length < count; midnight += DAY_MS) {
    if (!days.has(toWallWeekday(midnight))) continue;
    for (const minute of ordered) {
      const at = toInstant(midnight + minute * MINUTE_MS, timeZone);
      // Two times of a day can become equal when the clock skips an hour.
      const isLater = at > (times.at(-1) ?? now);
      if (times.length < count && isLater && isFree(at)) times.push(at);
    }
  }
  return times;
}

const QUARTER = 15;
/** When the first and last post of a day go out, as a share of the posting hours. */
const FIRST_SHARE = 1 / 12;
const LAST_SHARE = 9 / 12;

/** Spreads a day's posts over its posting hours: two posts between 8 and 20 go out at 9 and 17. */
export function spreadOverDay({ from, until }: { from: number; until: number }, count: number): number[] {
  const span = until - from;
  const step = count > 1 ? (LAST_SHARE - FIRST_SHARE) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const minute = from + span * (FIRST_SHARE + index * step);
    // Compensates for rounding errors just below a quarter.
    return Math.max(from, Math.floor((minute + 0.001) / QUARTER) * QUARTER);
  });
}
