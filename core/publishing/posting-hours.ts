import type { PostingHours } from '#contract/publishing.ts';
import { toInstant, toWallTime, toWallWeekday } from '#core/posts/wall-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS = 7;
const HOUR = 60;

/** From 8 a.m. to 8 p.m., every day. */
export const DEFAULT_POSTING_HOURS: PostingHours = {
  days: Array.from({ length: DAYS }, () => ({ from: 8 * HOUR, until: 20 * HOUR })),
};

/** The first instant from `at` on within the posting hours, in the given time zone. */
export function findNextPostingTime(at: number, { days }: PostingHours, timeZone: string): number {
  const wall = toWallTime(at, timeZone);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  // The range includes the same weekday a week later, for hours that have passed today.
  for (let day = 0; day <= DAYS; day += 1) {
    const start = midnight + day * DAY_MS;
    const hours = days[toWallWeekday(start)];
    if (!hours) continue;
    const [from, until] = [start + hours.from * MINUTE_MS, start + hours.until * MINUTE_MS];
    if (wall >= from && wall < until) return at;
    if (wall < from) return toInstant(from, timeZone);
  }
  return at;
}
