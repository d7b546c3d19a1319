import { expect, test } from 'vitest';
import { conclude } from './conclude.ts';
import { estimateProportion } from './proportion.ts';
import { measureSpread } from './spread.ts';
import type { GroupPerformance } from './what-worked.ts';

const group = (
  community: string,
  votes: readonly number[],
  change: Partial<GroupPerformance> = {},
): GroupPerformance => ({
  community,
  type: 'post',
  votes: measureSpread(votes),
  removed: estimateProportion(0, votes.length),
  usual: null,
  beat: null,
  standing: votes.length < 6 ? 'few' : 'unknown',
  ...change,
});
const LOW = [1, 2, 3, 4, 5, 6];
const HIGH = [18, 19, 20, 21, 22, 23];

test('says how many times more a community earns at least, if the intervals part', () => {
  const { contrast } = conclude([group('saas', LOW), group('webdev', HIGH), group('startups', [5, 6, 7])]);
  expect(contrast).toEqual({ best: 'webdev', worst: 'saas', times: 3 });
});

test.each([
  ['the intervals overlap', [group('saas', LOW), group('webdev', [6, 7, 8, 9, 10, 11])]],
  ['there are fewer than six posts', [group('saas', LOW), group('webdev', [900, 900, 900])]],
  ['the other one has comments only', [group('saas', LOW), group('webdev', HIGH, { type: 'comment' })]],
  ['the worst one earns nothing', [group('saas', [0, 0, 0, 0, 0, 0]), group('webdev', HIGH)]],
  ['there is one community only', [group('webdev', HIGH)]],
])('makes no comparison if %s', (_when, rows) => {
  expect(conclude(rows).contrast).toBeNull();
});

test('names communities above and below the usual, and counts groups with too few posts', () => {
  expect(
    conclude([
      group('webdev', HIGH, { standing: 'above' }),
      group('saas', LOW, { standing: 'below' }),
      group('startups', LOW, { standing: 'open' }),
      group('design', [1]),
    ]),
  ).toMatchObject({ above: ['webdev'], below: ['saas'], few: 1, of: 4 });
});

test('counts posts of all communities that beat the usual, however few in each', () => {
  const { beat } = conclude([
    group('webdev', [30, 40], { beat: 2 }),
    group('saas', [3, 40, 5], { beat: 1 }),
    group('design', [9]),
  ]);
  expect([beat.count, beat.of]).toEqual([3, 5]);
});
