import { expect, test } from 'vitest';
import { estimateProportion } from '#core/insights/proportion.ts';
import { measureSpread } from '#core/insights/spread.ts';
import type { Standing } from '#core/insights/what-worked.ts';
import { describeRemoved, describeStanding, describeVotes } from './describe-worked.ts';

test.each([
  [[], 'Nothing to compare yet'],
  [[1], '1 post: 1'],
  [[4, 5], 'Median 4.5, 2 posts'],
  [[1, 4, 1_200], 'Median 4, 3 posts'],
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

test('compares the median with the usual, unless there are too few posts', () => {
  expect(standing('above', 6)?.text).toBe('Above usual');
  expect(standing('few', 4)).toBeNull();
  expect(standing('open', 6)?.text).toBe('As usual, or luck');
  expect(standing('unknown', 6)?.text).toBe('Nothing to compare with');
});
