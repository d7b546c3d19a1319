import type { Pattern } from '#core/posts/pattern-times.ts';
import { dayAndTime, monthDay, timeOfMinute } from '#web/lib/date-time.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Summarizes a plan: "12 posts, 2 a day on weekdays at 9:00 AM and 5:00 PM; the last on Jan 4". */
export function describePlan(times: readonly number[], { minutes, isWeekdaysOnly }: Pattern): string {
  const last = new Date(times.at(-1) ?? 0).toISOString();
  if (times.length === 1) return `1 post, on ${dayAndTime(last)}`;
  const clocks = listed(minutes.toSorted((one, other) => one - other).map(timeOfMinute));
  const often = isWeekdaysOnly ? `${minutes.length} a day on weekdays` : `${minutes.length} every day`;
  return `${times.length} posts, ${often} at ${clocks}; the last on ${monthDay(last)}`;
}
