import type { Spread } from '#core/insights/spread.ts';
import type { Bar } from '#web/features/discovery/activity-bars.tsx';
import { formatCount } from '#web/lib/format-number.ts';
import { formatInterval, formatMedian } from './describe-worked.ts';

/** The median votes for an hour or weekday. Emphasized only if its interval excludes the median of `all`. */
export function toTimeBar(name: string, votes: Spread | null, all: Spread | null): Bar {
  if (!votes) return { name, value: 0, text: 'no posts', isFaint: true };
  const { median, count, interval } = votes;
  const sure = interval ? `, in truth between ${formatInterval(interval)}` : ', too few to say';
  const isApart = interval !== null && all !== null && (interval[0] > all.median || interval[1] < all.median);
  return {
    name,
    value: Math.max(0, median),
    text: `${formatMedian(median)} upvotes in the median of ${formatCount(count, 'post')}${sure}`,
    isFaint: !isApart,
  };
}
