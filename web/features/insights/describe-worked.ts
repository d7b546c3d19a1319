import type { Proportion } from '#core/insights/proportion.ts';
import type { Spread } from '#core/insights/spread.ts';
import type { GroupPerformance } from '#core/insights/what-worked.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** Medians of whole numbers may end in a half. */
export const formatMedian = (value: number): string =>
  Number.isInteger(value) ? formatNumber(value) : value.toFixed(1);

const percent = (share: number) => Math.round(share * 100);

export const formatInterval = ([from, until]: readonly [number, number]): string =>
  `${formatMedian(from)} and ${formatMedian(until)}`;

/** With fewer values, the quartiles don't enclose half of them. */
export const LEAST_FOR_QUARTILES = 4;

/** “23 upvotes in the median of 14 posts, half of them between 9 and 41”. */
export function describeVotes(votes: Spread | null): string {
  if (!votes) return 'No votes of a day or more yet';
  const middle = `${formatMedian(votes.median)} ${votes.median === 1 ? 'upvote' : 'upvotes'}`;
  if (votes.count === 1) return `${middle}, of one post`;
  const median = `${middle} in the median of ${formatCount(votes.count, 'post')}`;
  return votes.count < LEAST_FOR_QUARTILES
    ? median
    : `${median}, half of them between ${formatInterval(votes.quartiles)}`;
}

/** “1 of 14 removed: 1 to 31% in the long run”; null without removals. */
export function describeRemoved({ count, of, interval: [low, high] }: Proportion): string | null {
  if (count === 0) return null;
  return `${count} of ${of} removed: ${percent(low)} to ${percent(high)}% in the long run`;
}

/** “Half of 140 posts there got 12 upvotes or fewer.” */
export const describeUsual = ({ medianUpvotes, posts }: NonNullable<GroupPerformance['usual']>): string =>
  `Half of ${formatCount(posts, 'post')} there got ${formatCount(medianUpvotes, 'upvote')} or fewer.`;

/** The comparison with the community's usual votes, as far as the sample allows, and its basis. */
export function describeStanding({ standing, usual, votes }: GroupPerformance): {
  text: string;
  tone: Tone;
  basis: string | null;
} {
  const sure = votes?.interval
    ? ` The true median of yours lies between ${formatInterval(votes.interval)}.`
    : '';
  const basis = `${usual ? describeUsual(usual) : 'What is usual there isn’t known.'}${sure}`;
  switch (standing) {
    case 'above':
      return { text: 'Above usual', tone: 'ok', basis };
    case 'below':
      return { text: 'Below usual', tone: 'warn', basis };
    case 'open':
      return { text: 'As usual, or luck', tone: 'plain', basis };
    case 'few':
      return {
        text: `${formatCount(votes?.count ?? 0, 'post')}: too few to say`,
        tone: 'plain',
        basis: null,
      };
    case 'unknown':
      return { text: 'Nothing to compare with', tone: 'plain', basis };
  }
}
