import type { Share } from '#core/insights/share.ts';
import type { Spread } from '#core/insights/spread.ts';
import type { Worked } from '#core/insights/what-worked.ts';
import { writeCount, writeNumber } from '#web/lib/write-number.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** Medians of whole numbers may end in a half. */
export const writeMiddle = (value: number): string =>
  Number.isInteger(value) ? writeNumber(value) : value.toFixed(1);

const percent = (share: number) => Math.round(share * 100);

export const writeInterval = ([from, until]: readonly [number, number]): string =>
  `${writeMiddle(from)} and ${writeMiddle(until)}`;

/** With fewer values, the quartiles don't enclose half of them. */
export const LEAST_FOR_QUARTILES = 4;

/** “23 upvotes in the median of 14 posts, half of them between 9 and 41”. */
export function describeVotes(votes: Spread | null): string {
  if (!votes) return 'No votes of a day or more yet';
  const middle = `${writeMiddle(votes.median)} ${votes.median === 1 ? 'upvote' : 'upvotes'}`;
  if (votes.count === 1) return `${middle}, of one post`;
  const told = `${middle} in the median of ${writeCount(votes.count, 'post')}`;
  return votes.count < LEAST_FOR_QUARTILES
    ? told
    : `${told}, half of them between ${writeInterval(votes.quartiles)}`;
}

/** “1 of 14 removed: 1 to 31% in the long run”; null without removals. */
export function describeRemoved({ count, of, interval: [low, high] }: Share): string | null {
  if (count === 0) return null;
  return `${count} of ${of} removed: ${percent(low)} to ${percent(high)}% in the long run`;
}

/** “Half of 140 posts there got 12 upvotes or fewer.” */
export const writeUsual = ({ medianUpvotes, posts }: NonNullable<Worked['usual']>): string =>
  `Half of ${writeCount(posts, 'post')} there got ${writeCount(medianUpvotes, 'upvote')} or fewer.`;

/** The comparison with the community's usual votes, as far as the sample allows, and its basis. */
export function describeStanding({ standing, usual, votes }: Worked): {
  text: string;
  tone: Tone;
  basis: string | null;
} {
  const sure = votes?.interval
    ? ` The true median of yours lies between ${writeInterval(votes.interval)}.`
    : '';
  const basis = `${usual ? writeUsual(usual) : 'What is usual there isn’t known.'}${sure}`;
  switch (standing) {
    case 'above':
      return { text: 'Above usual', tone: 'ok', basis };
    case 'below':
      return { text: 'Below usual', tone: 'warn', basis };
    case 'open':
      return { text: 'As usual, or luck', tone: 'plain', basis };
    case 'few':
      return {
        text: `${writeCount(votes?.count ?? 0, 'post')}: too few to say`,
        tone: 'plain',
        basis: null,
      };
    case 'unknown':
      return { text: 'Nothing to compare with', tone: 'plain', basis };
  }
}
