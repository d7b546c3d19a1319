import { expect, test } from 'vitest';
import { sumHours } from './sum-hours.ts';

const hoursWith = (posts: Record<number, number>) =>
  Array.from({ length: 168 }, (_, index) => ({ posts: posts[index] ?? 0, interactions: 0 }));
const filled = (bars: readonly { name: string; posts: number }[]) =>
  bars.filter(({ posts }) => posts > 0).map(({ name, posts }) => `${name} ${posts}`);

test.each([
  ['in UTC', 0, ['23:00 2'], ['Saturday 2']],
  ['ahead of UTC', 2, ['01:00 2'], ['Sunday 2']],
  ['behind UTC', -9, ['14:00 2'], ['Saturday 2']],
] as const)('counts the last hour of the week %s', (_what, ahead, byHour, byWeekday) => {
  const sums = sumHours(hoursWith({ 167: 2 }), ahead);
  expect([filled(sums.byHour), filled(sums.byWeekday)]).toEqual([byHour, byWeekday]);
});

test('starts weeks on Monday and includes every hour', () => {
  const { byHour, byWeekday } = sumHours(hoursWith({ 0: 1, 24: 3, 48: 1 }), 0);
  expect(byWeekday[0]).toEqual({ name: 'Monday', posts: 3 });
  expect([byHour.length, byHour[0]]).toEqual([24, { name: '00:00', posts: 5 }]);
});
