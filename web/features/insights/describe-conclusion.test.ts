import { expect, test } from 'vitest';
import type { Conclusion } from '#core/insights/conclude.ts';
import { estimateProportion } from '#core/insights/proportion.ts';
import { describeConclusion } from './describe-conclusion.ts';

const NONE: Conclusion = {
  beat: estimateProportion(0, 0),
  contrast: null,
  above: [],
  below: [],
  few: 0,
  of: 3,
};

test.each([
  [{ of: 0 }, ''],
  [{ few: 3 }, 'Too few posts in each community to compare them (under six).'],
  [
    { few: 3, beat: estimateProportion(5, 9) },
    '5 of 9 posts over a day old beat their subreddit’s usual upvotes. ' +
      'Too few posts in each community to compare them (under six).',
  ],
  [
    { beat: estimateProportion(19, 20), above: ['webdev'] },
    '19 of 20 posts over a day old beat their subreddit’s usual upvotes, ' +
      'more than luck explains. Above usual: r/webdev.',
  ],
  [{}, 'No difference that can’t be luck.'],
  [{ few: 1 }, 'No difference that can’t be luck.'],
  [
    {
      contrast: { best: 'webdev', worst: 'saas', times: 2.49 },
      above: ['webdev'],
      below: ['saas', 'design'],
    },
    'r/webdev earns you at least 2.4× what r/saas does. Above usual: r/webdev. Below usual: r/saas, r/design.',
  ],
  [{ contrast: { best: 'webdev', worst: 'saas', times: 1.05 } }, 'r/webdev earns you more than r/saas does.'],
])('describes %j', (change, text) => {
  expect(describeConclusion({ ...NONE, ...change })).toBe(text);
});
