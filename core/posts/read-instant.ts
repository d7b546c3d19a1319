const DAY_MS = 24 * 3_600_000;
const WRITTEN =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d{1,2}):(\d\d)(?::(\d\d)(\.\d{1,9})?)?\s*(?:(Z)|([+-])([01]\d|2[0-3]):?([0-5]\d))?$/i;

/** An instant as programs and people write it. Without an offset it is a time in `timeZone`; null where it is none. */
export function readInstant(text: string, timeZone: string): number | null {
  const found = WRITTEN.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, part = 0] = found
    .slice(1, 8)
    .map((each) => Number(each ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second, Math.floor(part * 1_000));
  const read = new Date(wall);
  const isSo =
    read.getUTCMonth() === month - 1 && read.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isSo) return null;
  const [utc, sign, hours, minutes] = found.slice(8);
  if (utc) return wall;
  if (sign) return wall - Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return instantOf(wall, timeZone);
}

/** Of a time that comes twice the first; for one that clocks skip, the moment they skip to. */
function instantOf(wall: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsetAt = (at: number) => wallAt(format, at) - Math.floor(at / 1_000) * 1_000;
  const before = wall - offsetAt(wall - DAY_MS);
  const after = wall - offsetAt(wall + DAY_MS);
  return after === wall - offsetAt(after) && before !== wall - offsetAt(before) ? after : before;
}

/** What the clocks of a zone show, to the second, as if it were UTC. */
function wallAt(format: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
