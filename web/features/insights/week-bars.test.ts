import { expect, test } from 'vitest';
import type { Series } from '#contract/insights.ts';
import { describeWeekBars, listWeekBars } from './week-bars.tsx';

const DAY_MS = 86_400_000;
const MONDAY = new Date(2026, 10, 16).getTime();
const day = (upvotes: number | null, no: number) => ({
  from: new Date(MONDAY + no * DAY_MS).toISOString(),
  until: new Date(MONDAY + (no + 1) * DAY_MS).toISOString(),
  upvotes,
  comments: 0,
  clicks: null,
});
const bars = (...upvotes: readonly (number | null)[]) =>
  listWeekBars({
    series: { days: upvotes.map(day) } as unknown as Series,
    before: { from: MONDAY, until: MONDAY + 7 * DAY_MS },
    week: { from: MONDAY + 7 * DAY_MS, until: MONDAY + 14 * DAY_MS },
  });

test('sets each day of a running week beside the same day of the week before', () => {
  const running = bars(1, 2, 3, null, 5, 6, 7, 10, 20, -2);
  expect(running.map(({ name, value, before }) => [name, value, before]).slice(0, 4)).toEqual([
    ['Monday', 10, 1],
    ['Tuesday', 20, 2],
    ['Wednesday', 0, 3],
    ['Thursday', 0, null],
  ]);
  expect(running.map(({ text }) => text).slice(1, 4)).toEqual([
    '20 upvotes, 2 upvotes the week before',
    '-2 upvotes, 3 upvotes the week before',
    'not measured',
  ]);
  expect(describeWeekBars(running)).toBe('Best day: Tuesday, with 20 of 30 upvotes');
});

test('says that a week brought no upvotes', () => {
  expect(describeWeekBars(bars(1, 2, 3, 4, 5, 6, 7, 0))).toBe('No upvotes this week');
});
