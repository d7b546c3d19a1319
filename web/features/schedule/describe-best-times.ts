import type { BestTimes } from '#contract/publishing.ts';
import { LEAST_POSTS } from '#core/publishing/rank-hours.ts';
import { timeOfMinute } from '#web/lib/date-time.ts';
import { formatCount } from '#web/lib/format-number.ts';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = 24;
const HOUR_MINUTES = 60;

/** An hour of the day on the reader's clock; 24 is midnight. */
export const nameHour = (hour: number): string => timeOfMinute((hour % HOURS) * HOUR_MINUTES);

/** True if any hour has enough posts to compare. */
export const isComparable = ({ hours }: BestTimes): boolean => hours.some(({ verdict }) => verdict !== 'few');

/** “Best: Tuesday, 9:00 AM to 12:00 PM. 14 of 18 posts beat the usual upvotes; 46% do overall.” And the sample. */
export function describeBestTimes(times: BestTimes, name: string): string {
  const { all, hours, best } = times;
  if (all.posts === 0) return 'No posts to compare yet.';
  const sample = `Counted: ${formatCount(all.posts, 'post')} in r/${name}, yours included.`;
  const [first] = best;
  if (first === undefined || !hours[first])
    return isComparable(times)
      ? `No hour is clearly better. ${sample}`
      : `No hour has ${LEAST_POSTS} posts near it yet. ${sample}`;
  const isGood = (hour: number) => best.includes(hour) && dayOf(hour) === dayOf(first);
  let [from, until] = [first, first];
  while (isGood(from - 1)) from -= 1;
  while (isGood(until + 1)) until += 1;
  const { posts, above } = hours[first];
  const overall = Math.round((100 * all.above) / all.posts);
  return (
    `Best: ${WEEKDAYS[dayOf(first)]}, ${nameHour(from % HOURS)} to ${nameHour((until % HOURS) + 1)}. ` +
    `${above} of ${formatCount(posts, 'post')} beat the usual upvotes; ${overall}% do overall. ${sample}`
  );
}

const dayOf = (hour: number): number => Math.floor(hour / HOURS);
