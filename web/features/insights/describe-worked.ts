import type { Proportion } from '#core/insights/proportion.ts';
import type { Spread } from '#core/insights/spread.ts';
import type { GroupPerformance } from '#core/insights/what-worked.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** Medians of whole numbers may end in a half. */
export const formatMedian = (value: number): string =>
  Number.isInteger(value) ? formatNumber(value) : value.toFixed(1);

/** With fewer values, the quartiles don't enclose half of them. */
export const LEAST_FOR_QUARTILES = 4;

/** “Median 23, 14 posts”, in upvotes */
export function describeVotes(votes: Spread | null): string {
  if (!votes) return 'Nothing to compare yet';
  const { count, median } = votes;
  return count === 1
    ? `1 post: ${formatMedian(median)}`
    : `Median ${formatMedian(median)}, ${formatCount(count, 'post')}`;
}

/** “1 of 14 removed”; null without removals. */
export const describeRemoved = ({ count, of }: Proportion): string | null =>
  count === 0 ? null : `${count} of ${of} removed`;

/** “Usual there: 12, from 140 posts.” */
export const describeUsual = ({ medianUpvotes, posts }: NonNullable<GroupPerformance['usual']>): string =>
  `Usual there: ${formatMedian(medianUpvotes)}, from ${formatCount(posts, 'post')}.`;

/** The comparison with the community's usual votes; null for too few posts, which the legend marks. */
export function describeStanding({ standing }: GroupPerformance): { text: string; tone: Tone } | null {
  switch (standing) {
    case 'above':
      return { text: 'Above usual', tone: 'ok' };
    case 'below':
      return { text: 'Below usual', tone: 'warn' };
    case 'open':
      return { text: 'As usual, or luck', tone: 'plain' };
    case 'few':
      return null;
    case 'unknown':
      return { text: 'Nothing to compare with', tone: 'plain' };
  }
}
