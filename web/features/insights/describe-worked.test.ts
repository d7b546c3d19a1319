import { expect, test } from 'vitest';
import { estimateProportion } from '#core/insights/proportion.ts';
import { measureSpread } from '#core/insights/spread.ts';
import type { Standing } from '#core/insights/what-worked.ts';
import { describeRemoved, describeStanding, describeVotes } from './describe-worked.ts';

test.each([
  [[], 'Nothing to compare yet'],
  [[1], '1 upvote, 1 post'],
  [[4, 5], 'Median 4.5 upvotes, 2 posts'],
  [[1, 4, 1_200], 'Median 4 upvotes, 3 posts'],
  [[1, 4, 5, 1_200], 'Median 4.5 upvotes (3.3–303.8), 4 posts'],
])('describes votes %j as "%s"', (votes, text) => {
  expect(describeVotes(measureSpread(votes))).toBe(text);
});

test('counts removals, and is null without any', () => {
  expect(describeRemoved(estimateProportion(1, 14))).toBe('1 of 14 removed');
  expect(describeRemoved(estimateProportion(0, 14))).toBeNull();
});

const standing = (kind: Standing, count: number) =>
  describeStanding({
    community: 'saas',
    type: 'post',
    votes: measureSpread(Array.from({ length: count }, (_, index) => index)),
    removed: estimateProportion(0, count),
    usual: { medianUpvotes: 12, posts: 140 },
    beat: null,
    standing: kind,
  });

test('names the basis of a comparison and its certainty', () => {
  expect(standing('above', 6)).toMatchObject({
    text: 'Above usual',
    basis: 'Usual there: 12, from 140 posts. Yours: 0–5 (95%).',
  });
  expect(standing('few', 4).text).toBeNull();
  expect(standing('open', 6).text).toBe('As usual, or luck');
  expect(standing('unknown', 6)).toMatchObject({
    text: 'Nothing to compare with',
    basis: expect.stringContaining('Yours: 0–5 (95%).'),
  });
});
