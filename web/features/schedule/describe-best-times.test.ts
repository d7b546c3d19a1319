import { expect, test } from 'vitest';
import type { BestTimes } from '#contract/publishing.ts';
import { describeBestTimes } from './describe-best-times.ts';

const FEW = { posts: 2, above: 1, verdict: 'few' } as const;
const times = (change: Partial<BestTimes>, good: readonly number[] = []): BestTimes => ({
  all: { posts: 84, above: 39 },
  hours: Array.from({ length: 168 }, (_, hour) =>
    good.includes(hour) ? { posts: 18, above: 14, verdict: 'good' } : FEW,
  ),
  best: [...good],
  ...change,
});

test.each([
  [
    'the run of good hours around the best one',
    times({}, [34, 33, 35, 60]),
    /^Best: Tuesday, 9:00.AM to 12:00.PM\./,
  ],
  ['a run that ends at midnight', times({}, [47, 48]), /^Best: Tuesday, 11:00.PM to 12:00.AM\./],
  [
    'the sample and the overall share',
    times({}, [34]),
    /14 of 18 posts beat the usual upvotes; 46% do overall\. Counted: 84 posts in r\/saas, yours included\.$/,
  ],
  [
    'that no hour stands out',
    times({ hours: [{ posts: 9, above: 4, verdict: 'even' }] }),
    'No hour is clearly better. Counted: 84 posts in r/saas, yours included.',
  ],
  [
    'how many posts an hour needs to be compared',
    times({}),
    'No hour has 6 posts near it yet. Counted: 84 posts in r/saas, yours included.',
  ],
  ['that there are no posts', times({ all: { posts: 0, above: 0 } }), 'No posts to compare yet.'],
])('says %s', (_what, given, sentence) => {
  expect(describeBestTimes(given, 'saas')).toMatch(sentence);
});
