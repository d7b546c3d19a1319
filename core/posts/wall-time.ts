const DAY_MS = 86_400_000;

export const INVALID_TIME_ZONE = 'This isn’t a time zone.';

/** The weekday of a wall time; Monday is 0. January 1, 1970 was a Thursday. */
export const toWallWeekday = (wall: number): number => (Math.floor(wall / DAY_MS) + 3) % 7;

/** An offset instead of a zone name. Only whole quarters of an hour exist. */
const OFFSET = /^[+-]/;
const WHOLE_OFFSET = /^[+-]\d\d(?::?(?:00|15|30|45))?$/;

export function isTimeZone(name: string): boolean {
  if (OFFSET.test(name) && !WHOLE_OFFSET.test(name)) return false;
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/** The local time at an instant, encoded as if it were UTC, to the second. */
function wallOf(format: Intl.DateTimeFormat, at: number): number {
  const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => part.get(name));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Creating a format is slow, so formats are cached by the zone's lowercase name: there are countless spellings, but only some
 * hundred zones.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(name, format);
  return format;
}

const offsetAt = (format: Intl.DateTimeFormat, at: number): number =>
  wallOf(format, at) - Math.floor(at / 1_000) * 1_000;

/** The local time in a zone at an instant, encoded as if it were UTC, to the second. */
export const toWallTime = (at: number, timeZone: string): number => wallOf(formatOf(timeZone), at);

/**
 * The instant at which a zone's clock shows `wall`, a local time encoded as UTC. A repeated time gives its first
 * instant; a skipped time moves forward by the skip. `known` caches offsets by instant.
 */
export function toInstant(wall: number, timeZone: string, known = new Map<number, number>()): number {
  const format = formatOf(timeZone);
  const recall = (at: number) => {
    const offset = known.get(at) ?? offsetAt(format, at);
    known.set(at, offset);
    return offset;
  };
  // If the clock changes near `wall`, the change is between these two instants.
  const [before, after] = [recall(wall - DAY_MS), recall(wall + DAY_MS)];
  if (before === after) return wall - before;
  const fitting = [wall - before, wall - after].filter(
    (instant) => instant + offsetAt(format, instant) === wall,
  );
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}

/** Adds days and keeps the local time of day across clock changes. */
export function addLocalDays(at: number, days: number, timeZone: string): number {
  if (days === 0) return at;
  return toInstant(at + days * DAY_MS + offsetAt(formatOf(timeZone), at), timeZone);
}
