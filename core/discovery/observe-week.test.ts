import { expect, test } from 'vitest';
import { type ObservedPost, observeWeek } from './observe-week.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Sunday at midnight. */
const NOW = Date.UTC(2026, 10, 22);
const LONG_AGO = Date.UTC(2015, 0, 1);

const post = (no: number, more: Partial<ObservedPost> = {}): ObservedPost => ({
  id: `t3_${no}`,
  title: `A title ${no}`,
  body: '',
  url: null,
  createdAt: NOW - no * HOUR_MS,
  score: 3,
  comments: 1,
  flair: null,
  ...more,
});
const posts = (count: number, everyMs: number) =>
  Array.from({ length: count }, (_, no) => post(no, { createdAt: NOW - (no + 1) * everyMs }));

test('counts the posts of a full week over seven days', () => {
  const { dailyPosts, interactions, habits } = observeWeek(
    { top: posts(14, DAY_MS / 2), newest: null },
    LONG_AGO,
    NOW,
  );
  expect([dailyPosts, interactions, habits.posts, habits.days]).toEqual([2, 56, 14, 7]);
});

test('estimates posts per day from the newest posts if a week exceeds one page', () => {
  const newest = posts(100, HOUR_MS / 2);
  const { dailyPosts, habits } = observeWeek({ top: posts(100, HOUR_MS), newest }, LONG_AGO, NOW);
  expect(dailyPosts).toBe(48);
  expect(habits.days).toBe(2.1);
});

test('counts a community younger than a week over its own age', () => {
  const { dailyPosts } = observeWeek({ top: posts(6, DAY_MS / 4), newest: null }, NOW - 2 * DAY_MS, NOW);
  expect(dailyPosts).toBe(3);
});

test('gives zero posts per day and no medians without posts', () => {
  const { dailyPosts, interactions, habits, words } = observeWeek({ top: [], newest: null }, LONG_AGO, NOW);
  expect([dailyPosts, interactions, habits.titleLength, habits.bodyLength, words.size]).toEqual([
    0,
    0,
    null,
    null,
    0,
  ]);
});

test('counts hours of the week in UTC from Sunday', () => {
  const monday9 = NOW - 6 * DAY_MS + 9 * HOUR_MS;
  const top = [post(1, { createdAt: monday9 }), post(2, { createdAt: NOW, score: -5 })];
  const { hours } = observeWeek({ top, newest: null }, LONG_AGO, NOW).habits;
  expect(hours).toHaveLength(168);
  expect(hours[24 + 9]).toEqual({ posts: 1, interactions: 4 });
  expect(hours[0]).toEqual({ posts: 1, interactions: 1 });
});

test('uses medians for lengths, and shares of all posts', () => {
  const top = [
    post(1, { title: 'Why?', body: 'abc', flair: 'Question' }),
    post(2, { title: 'Twelve chars', url: 'https://a.example', flair: 'Question' }),
    post(3, { title: 'A much longer title than the others', flair: 'Show' }),
  ];
  const { habits } = observeWeek({ top, newest: null }, LONG_AGO, NOW);
  expect(habits).toMatchObject({ titleLength: 12, bodyLength: 3, questionShare: 0.333, linkShare: 0.333 });
  expect(habits.flairs).toEqual([
    { text: 'Question', posts: 2 },
    { text: 'Show', posts: 1 },
  ]);
});

/** Creates this many consecutive posts in one week, each with its own votes. */
const busyWeek = (count: number) =>
  Array.from({ length: count }, (_, no) =>
    post(no, {
      createdAt: NOW - (no * 7 * DAY_MS) / count,
      score: ((no * 389) % count) + 1,
      comments: no % 3,
    }),
  );
const bestOf = (all: readonly ObservedPost[]) =>
  all.toSorted((one, other) => other.score - one.score).slice(0, 100);

test('computes usual votes from consecutive posts, not from the week’s best', () => {
  const all = busyWeek(350);
  const { usual } = observeWeek({ top: bestOf(all), newest: all.slice(0, 100) }, LONG_AGO, NOW).habits;
  const [upvotes = 0] = [usual?.upvotes];
  expect(upvotes).toBeGreaterThan(140);
  expect(upvotes).toBeLessThan(210);
  expect(usual).toMatchObject({ comments: 1, posts: 50 });
});

test('ignores posts of the last day, and gives no usual votes with fewer than twenty posts', () => {
  const all = busyWeek(700);
  expect(observeWeek({ top: bestOf(all), newest: all.slice(0, 100) }, LONG_AGO, NOW).habits.usual).toBeNull();
  const unloved = (_: unknown, no: number) =>
    post(no, { createdAt: NOW - ((no + 1) * DAY_MS) / 4, score: -4 });
  const week = (count: number) =>
    observeWeek({ top: Array.from({ length: count }, unloved), newest: null }, LONG_AGO, NOW);
  expect(week(22).habits.usual).toBeNull();
  expect(week(23).habits.usual).toEqual({ upvotes: 0, comments: 1, posts: 20 });
});

test('lists words in at least two posts, most frequent first, without numbers', () => {
  const top = [
    post(1, { title: 'Invoices and churn 2026' }),
    post(2, { title: 'Churn of an invoice', body: 'Why churn? 2026' }),
    post(3, { title: 'Churning alone' }),
  ];
  expect([...observeWeek({ top, newest: null }, LONG_AGO, NOW).words]).toEqual([
    ['churn', 'churn'],
    ['invoic', 'invoices'],
  ]);
});

test('takes the best length from the top quarter by upvotes of at least twenty texts', () => {
  const week = (count: number) =>
    Array.from({ length: count }, (_, no) =>
      post(no, { score: no, body: 'x'.repeat(no < 15 ? 10 : 100 + no) }),
    );
  const best = (count: number) =>
    observeWeek({ top: [...week(count), post(99, { score: 999 })], newest: null }, LONG_AGO, NOW).habits
      .bestBodyLength;
  expect([best(19), best(20)]).toEqual([null, 117]);
});
