import { expect, test } from 'vitest';
import { Chance } from '#test/simulation/chance.ts';
import { NO_ACTIVITY, observeActivity, postsPerSecond } from './activity.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('assumes that a community without readings has few posts', () => {
  expect(postsPerSecond(NO_ACTIVITY) * 3_600).toBeCloseTo(0.5);
});

test.each([0.5, 6, 60, 600])('learns a rate of %d posts per hour within a day', (perHour) => {
  const chance = new Chance(7);
  let activity = NO_ACTIVITY;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    let posts = 0;
    for (let part = 0; part < 100; part += 1) if (chance.number() * 6_000 < perHour) posts += 1;
    activity = observeActivity(activity, posts, MINUTE_MS);
  }
  const learned = postsPerSecond(activity) * 3_600;
  expect(learned).toBeGreaterThan(perHour * 0.6);
  expect(learned).toBeLessThan(perHour * 1.4);
});

test('weighs recent posts more than old ones', () => {
  const busy = observeActivity(NO_ACTIVITY, 240, 4 * HOUR_MS);
  const quiet = observeActivity(busy, 0, 12 * HOUR_MS);
  expect(postsPerSecond(busy) * 3_600).toBeGreaterThan(45);
  expect(postsPerSecond(quiet) * 3_600).toBeLessThan(8);
});
