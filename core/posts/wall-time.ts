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

/**
 * Instants some days apart that show the same time of day there, also over a night on which clocks change. Of a time
 * that comes twice it is the first; one that is skipped is as much later as clocks skip.
 */
export function addLocalDays(at: number, days: number, timeZone: string): number {
  if (days === 0) return at;
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
  const wanted = at + days * DAY_MS;
  const offset = (instant: number) => wallOf(format, instant) - Math.floor(instant / 1000) * 1000;
  const wall = wanted + offset(at);
  // A change of clocks lies between these two, or none does.
  const [before, after] = [offset(wanted - DAY_MS), offset(wanted + DAY_MS)];
  const fitting = [wall - before, wall - after].filter((instant) => instant + offset(instant) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}
