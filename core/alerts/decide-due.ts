import type { RuleForm } from '#contract/alerts/rules.ts';
import { toInstant, toWallTime } from '#core/posts/wall-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DIGEST_AT_MS = 8 * HOUR_MS;

export type DeliveryTimes = Pick<RuleForm, 'deliver' | 'quietHours' | 'timeZone'>;
type QuietHours = NonNullable<DeliveryTimes['quietHours']>;

/** When an event goes out: at once, with the hour, or at 8:00 in the zone; never in quiet hours. */
export function decideDue({ deliver, quietHours, timeZone }: DeliveryTimes, at: number): number {
  const zone = timeZone ?? quietHours?.timeZone ?? 'UTC';
  const dueAt = { instant: at, hourly: nextHour(at), daily: nextDigest(at, zone) }[deliver];
  return quietHours ? afterQuietHours(dueAt, quietHours) : dueAt;
}

const nextHour = (at: number) => (Math.floor(at / HOUR_MS) + 1) * HOUR_MS;
const dayOf = (wall: number) => Math.floor(wall / DAY_MS) * DAY_MS;

function nextDigest(at: number, zone: string): number {
  const digest = dayOf(toWallTime(at, zone)) + DIGEST_AT_MS;
  const today = toInstant(digest, zone);
  return today > at ? today : toInstant(digest + DAY_MS, zone);
}

const readTimeOfDay = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
};

function afterQuietHours(at: number, { from, to, timeZone }: QuietHours): number {
  const wall = toWallTime(at, timeZone);
  const [begins, ends, now] = [readTimeOfDay(from), readTimeOfDay(to), wall - dayOf(wall)];
  const isQuiet = begins < ends ? begins <= now && now < ends : begins <= now || now < ends;
  if (!isQuiet) return at;
  const endWall = dayOf(wall) + ends + (now < ends ? 0 : DAY_MS);
  const end = toInstant(endWall, timeZone);
  // In an hour that clocks repeat, `end` may be the first of two such times.
  return end > at ? end : at + endWall - wall;
}
