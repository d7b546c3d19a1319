import { expect, test } from 'vitest';
import { createRandom } from '../text/create-random.ts';
import { findGoodTime, rankHours, type Results, sumResults, toHourOfWeek } from './rank-hours.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TUESDAY_9 = 24 + 9;
const SATURDAY = 5 * 24;
/** A Sunday, at midnight. */
const NOW = Date.UTC(2026, 10, 22);

const week = (at: (hour: number) => Results = () => ({ posts: 0, above: 0 })): Results[] =>
  Array.from({ length: 168 }, (_, hour) => at(hour));
/** One post in each hour, every other one above the usual, and more at one hour. */
const weekWith = (special: number, results: Results) =>
  week((hour) => (hour === special ? results : { posts: 1, above: hour % 2 }));

test('recommends the hours around many good posts, and no others', () => {
  const { best, hours, all } = rankHours(weekWith(TUESDAY_9, { posts: 40, above: 39 }));
  expect(all).toEqual({ posts: 207, above: 122 });
  // The posts of an hour also count for the hours and workdays beside it.
  expect(best.toSorted((one, other) => one - other)).toEqual([8, 9, 10, 32, 33, 34, 56, 57, 58]);
  expect(hours[TUESDAY_9]).toEqual({ posts: 48, above: 41, verdict: 'good' });
  expect(hours[SATURDAY]?.verdict).toBe('even');
});

test('marks hours whose posts do worse as poor', () => {
  const { best, hours } = rankHours(weekWith(TUESDAY_9, { posts: 40, above: 0 }));
  expect([best, hours[TUESDAY_9]?.verdict]).toEqual([[], 'poor']);
});

test.each([
  ['too few posts, even if all are good', { posts: 5, above: 5 }, 'few'],
  ['enough posts, but a result that chance explains', { posts: 6, above: 6 }, 'even'],
] as const)('recommends no hour with %s', (_what, results, verdict) => {
  const { best, hours } = rankHours(week((hour) => (hour === TUESDAY_9 ? results : { posts: 0, above: 0 })));
  expect([best, hours[TUESDAY_9]?.verdict]).toEqual([[], verdict]);
});

test('pools workdays with workdays and the weekend with the weekend', () => {
  const { hours } = rankHours(weekWith(4 * 24 + 12, { posts: 30, above: 15 }));
  expect(hours[SATURDAY + 12]?.posts).toBe(6);
  expect(hours[3 * 24 + 12]?.posts).toBe(38);
});

test('ranks the surest hour first', () => {
  const results = weekWith(TUESDAY_9, { posts: 40, above: 39 }).with(SATURDAY + 9, { posts: 90, above: 89 });
  expect(rankHours(results).best[0]).toSatisfy((hour: number) => hour >= SATURDAY);
});

test('finds a good hour by chance in few of 100 communities', () => {
  const random = createRandom('hours');
  const found = Array.from({ length: 100 }, () => {
    const counts = week().map(() => ({ posts: 0, above: 0 }));
    for (let post = 0; post < 500; post += 1) {
      const count = counts[Math.floor(random() * 168)];
      if (!count) continue;
      count.posts += 1;
      count.above += random() < 0.5 ? 1 : 0;
    }
    return rankHours(counts).best.length > 0;
  });
  expect(found.filter(Boolean).length).toBeLessThanOrEqual(8);
});

const observed = {
  from: NOW - 5 * DAY_MS,
  until: NOW - DAY_MS,
  posts: week().map((_, hour) => (hour === 0 ? 3 : 0)),
  above: week().map((_, hour) => (hour === 0 ? 2 : 0)),
};

test("shifts observed hours to the time zone, from the week's Monday", () => {
  const at = (timeZone: string) =>
    sumResults({ observed, usualUpvotes: 5, own: [] }, timeZone, NOW).findIndex(({ posts }) => posts === 3);
  expect(['UTC', 'Asia/Tokyo', 'America/New_York'].map(at)).toEqual([6 * 24, 6 * 24 + 9, 5 * 24 + 19]);
});

test('adds own posts from before the observation, if the usual upvotes are known', () => {
  const own = [
    { publishedAt: NOW - 6 * DAY_MS, upvotes: 6 },
    { publishedAt: NOW - 6 * DAY_MS, upvotes: 5 },
    { publishedAt: NOW - 6 * DAY_MS, upvotes: null },
    { publishedAt: NOW - 4 * DAY_MS, upvotes: 9 },
  ];
  const monday = (usualUpvotes: number | null) => sumResults({ observed, usualUpvotes, own }, 'UTC', NOW)[0];
  expect(monday(5)).toEqual({ posts: 2, above: 1 });
  expect(monday(null)).toEqual({ posts: 0, above: 0 });
});

test('finds the next free time in a good hour of the time zone', () => {
  const free = (at: number) => Math.ceil(at / 300_000) * 300_000;
  const next = (best: number[], timeZone: string, findFree = free) =>
    findGoodTime(NOW + 1, { best }, timeZone, findFree);
  expect(next([TUESDAY_9, 9], 'UTC')).toBe(NOW + DAY_MS + 9 * HOUR_MS);
  expect(next([9], 'Asia/Kathmandu')).toBe(NOW + DAY_MS + 3.25 * HOUR_MS);
  expect(next([6 * 24], 'UTC')).toBe(NOW + 300_000);
  expect(next([], 'UTC')).toBeNull();
  // Within posting hours that exclude the good one.
  expect(next([9], 'UTC', (at) => free(at) + 8 * DAY_MS)).toBeNull();
});

test('counts hours of the week from Monday on the zone’s clock', () => {
  expect([toHourOfWeek(NOW, 'UTC'), toHourOfWeek(NOW, 'America/New_York')]).toEqual([6 * 24, 5 * 24 + 19]);
});
