import { expect, test } from 'vitest';
import { estimateProportion } from '#core/insights/proportion.ts';
import { measureSpread } from '#core/insights/spread.ts';
import type { Standing } from '#core/insights/what-worked.ts';
import { describeRemoved, describeStanding, describeVotes } from './describe-worked.ts';

test.each([
  [[], 'No votes of a day or more yet'],
  [[1], '1 upvote, of one post'],
  [[4, 5], '4.5 upvotes in the median of 2 posts'],
  [[1, 4, 1_200], '4 upvotes in the median of 3 posts'],
  [[1, 4, 5, 1_200], '4.5 upvotes in the median of 4 posts, half of them between 3.3 and 303.8'],
])('describes votes %j as "%s"', (votes, text) => {
  expect(describeVotes(measureSpread(votes))).toBe(text);
});

test('states a removal rate with its interval, or nothing without removals', () => {
  expect(describeRemoved(estimateProportion(1, 14))).toBe('1 of 14 removed: 1 to 31% in the long run');
  expect(describeRemoved(estimateProportion(0, 14))).toBeNull();
});

const standing = (kind: Standing, count: number) =>
  describeStanding({
    community: 'saas',
    type: 'post',
    votes: measureSpread(Array.from({ length: count }, (_, index) => index)),
    removed: estimateProportion(0, count),
    usual: { medianUpvotes: 12, posts: 140 },
    standing: kind,
  });

test('names the basis of a comparison and its certainty', () => {
  expect(standing('above', 6)).toMatchObject({
    text: 'Above usual',
    basis: 'Half of 140 posts there got 12 upvotes or fewer. The true median of yours lies between 0 and 5.',
  });
  expect(standing('few', 4).text).toBe('4 posts: too few to say');
  expect(standing('open', 6).text).toBe('As usual, or luck');
  expect(standing('unknown', 6)).toMatchObject({
    text: 'Nothing to compare with',
    basis: expect.stringContaining('The true median of yours lies between 0 and 5.'),
  });
});
