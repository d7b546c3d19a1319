import { expect, test } from 'vitest';
import { measureSpread } from '#core/insights/spread.ts';
import { toTimeBar } from './time-bars.ts';

const ALL = measureSpread([5, 5, 5]);
const bar = (votes: readonly number[]) => toTimeBar('09:00', measureSpread(votes), ALL);

test('emphasizes a bar only if the median of all posts is outside its interval', () => {
  expect(bar([6, 7, 8, 9, 10, 11])).toEqual({
    name: '09:00',
    value: 8.5,
    text: '8.5 upvotes in the median of 6 posts, in truth between 6 and 11',
    isFaint: false,
  });
  expect(bar([1, 7, 8, 9, 10, 11]).isFaint).toBe(true);
  expect(bar([0, 1, 2, 3, 4, 4]).isFaint).toBe(false);
});

test('fades fewer than six posts as too few to say, however good they are', () => {
  expect(bar([900, 900])).toMatchObject({
    text: '900 upvotes in the median of 2 posts, too few to say',
    isFaint: true,
  });
  expect(bar([])).toEqual({ name: '09:00', value: 0, text: 'no posts', isFaint: true });
});
