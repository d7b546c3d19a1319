import { toInstant } from './wall-time.ts';

const WRITTEN =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d{1,2}):(\d\d)(?::(\d\d)(\.\d{1,9})?)?\s*(?:(Z)|([+-])([01]\d|2[0-3]):?([0-5]\d))?$/i;

/** Reads ISO 8601 and common variants. A time without an offset is in `timeZone`; null if unreadable. */
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
  return toInstant(wall, timeZone);
}
