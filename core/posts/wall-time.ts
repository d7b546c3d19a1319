const DAY_MS = 86_400_000;

/** What to say of a name that is none. */
export const NO_TIME_ZONE = 'This is not a time zone.';

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What clocks show somewhere, written as if they showed UTC, to the second. */
function wallOf(format: Intl.DateTimeFormat, at: number): number {
  const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => part.get(name));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
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

const offsetAt = (format: Intl.DateTimeFormat, at: number): number =>
  wallOf(format, at) - Math.floor(at / 1_000) * 1_000;

/**
 * When clocks show a time there, the time written as if it were UTC. Of a time that comes twice it is the first; one
 * that is skipped is as much later as clocks skip.
 */
export function instantOf(wall: number, timeZone: string): number {
  const format = formatOf(timeZone);
  // A change of clocks lies between these two, or none does.
  const [before, after] = [offsetAt(format, wall - DAY_MS), offsetAt(format, wall + DAY_MS)];
  const fitting = [wall - before, wall - after].filter(
    (instant) => instant + offsetAt(format, instant) === wall,
  );
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}

/** Instants some days apart that show the same time of day there, also over a night on which clocks change. */
export function addLocalDays(at: number, days: number, timeZone: string): number {
  if (days === 0) return at;
  return instantOf(at + days * DAY_MS + offsetAt(formatOf(timeZone), at), timeZone);
}
