import { expect, test } from 'vitest';
import { SIZE_RANGES, toSize } from './community-size.ts';
import { rateEngagement, toMatchLevel } from './rate-engagement.ts';

test.each([
  ['typical', 0.02, 0.02, 650, 'Medium'],
  ['a quarter above typical', 0.025, 0.02, 813, 'High'],
  ['just under 0.77 times typical', 0.0153, 0.02, 497, 'Low'],
  ['far above, capped', 1, 0.02, 2000, 'High'],
  ['quiet', 0, 0.02, 0, 'Low'],
  ['busy among quiet communities', 0.02, 0, 650, 'Medium'],
] as const)('rates the activity of a community that is %s', (_what, activity, median, rate, level) => {
  expect(rateEngagement(activity, median)).toBe(rate);
  expect(toMatchLevel(rate)).toBe(level);
});

test.each([
  [800, 'High'],
  [799, 'Medium'],
  [500, 'Medium'],
  [499, 'Low'],
] as const)('shows the rate %i as %s', (rate, level) => expect(toMatchLevel(rate)).toBe(level));

test.each([
  [0, 'small'],
  [9_999, 'small'],
  [10_000, 'medium'],
  [99_999, 'medium'],
  [100_000, 'large'],
] as const)('puts %i members into the size %s and its filter', (members, size) => {
  expect(toSize(members)).toBe(size);
  const [from, below] = SIZE_RANGES[size];
  expect(members >= from && members < below).toBe(true);
});
