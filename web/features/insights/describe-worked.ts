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

/** “Median 23 upvotes (9–41), 14 posts”; the middle half is in brackets. */
export function describeVotes(votes: Spread | null): string {
  if (!votes) return 'Nothing to compare yet';
  const { count, median, quartiles } = votes;
  const middle = `${formatMedian(median)} ${median === 1 ? 'upvote' : 'upvotes'}`;
  if (count === 1) return `${middle}, 1 post`;
  const half = count < LEAST_FOR_QUARTILES ? '' : ` (${quartiles.map(formatMedian).join('–')})`;
  return `Median ${middle}${half}, ${formatCount(count, 'post')}`;
}

/** “1 of 14 removed”; null without removals. */
export const describeRemoved = ({ count, of }: Proportion): string | null =>
  count === 0 ? null : `${count} of ${of} removed`;

/** “Usual there: 12, from 140 posts.” */
export const describeUsual = ({ medianUpvotes, posts }: NonNullable<GroupPerformance['usual']>): string =>
  `Usual there: ${formatMedian(medianUpvotes)}, from ${formatCount(posts, 'post')}.`;

/** The comparison with the community's usual votes, as far as the sample allows, and its basis. */
export function describeStanding({ standing, usual, votes }: GroupPerformance): {
  /** Null for too few posts, which the card says once for all. */
  text: string | null;
  tone: Tone;
  basis: string | null;
} {
  const sure = votes?.interval
    ? ` Yours: ${formatMedian(votes.interval[0])}–${formatMedian(votes.interval[1])} (95%).`
    : '';
  const basis = `${usual ? describeUsual(usual) : 'Usual there: unknown.'}${sure}`;
  switch (standing) {
    case 'above':
      return { text: 'Above usual', tone: 'ok', basis };
    case 'below':
      return { text: 'Below usual', tone: 'warn', basis };
    case 'open':
      return { text: 'As usual, or luck', tone: 'plain', basis };
    case 'few':
      return { text: null, tone: 'plain', basis: usual && describeUsual(usual) };
    case 'unknown':
      return { text: 'Nothing to compare with', tone: 'plain', basis };
  }
}
