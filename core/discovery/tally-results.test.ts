import { expect, test } from 'vitest';
import { tallyResults } from './tally-results.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Sunday, at midnight. */
const NOW = Date.UTC(2026, 10, 22);
const post = (hoursAgo: number, score: number) => ({ createdAt: NOW - hoursAgo * HOUR_MS, score });
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

test('counts posts by hour of the week, and those above the usual upvotes', () => {
  const monday9 = 6 * 24 - 9;
  const results = tallyResults(undefined, [post(monday9, 11), post(monday9, 10), post(48, 90)], 10, NOW);
  expect([results.posts[24 + 9], results.above[24 + 9]]).toEqual([2, 1]);
  expect([results.posts[5 * 24], results.above[5 * 24]]).toEqual([1, 1]);
  expect([results.from, results.until]).toEqual([NOW - monday9 * HOUR_MS, NOW - DAY_MS]);
});

test('leaves out posts of the last day, whose votes still come in', () => {
  expect(sum(tallyResults(undefined, [post(23, 90), post(24, 90)], 10, NOW).posts)).toBe(1);
});

test('adds to earlier observations and counts a post once', () => {
  const week = [post(100, 90), post(30, 2), post(2, 3)];
  const first = tallyResults(undefined, week, 10, NOW);
  const second = tallyResults(first, week, 10, NOW + DAY_MS);
  expect([sum(first.posts), sum(second.posts), sum(second.above)]).toEqual([2, 3, 1]);
  expect(second.from).toBe(NOW - 100 * HOUR_MS);
  expect(sum(first.posts)).toBe(2);
});
