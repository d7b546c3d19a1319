import { expect, test } from 'vitest';
import { sample } from '../sample.ts';
import { FAILED_SEEDS } from './failed-seeds.ts';
import { simulateWorld } from './simulate-world.ts';

const NOTHING_WRONG = { lost: 0, doubled: 0, wrong: 0, early: 0 };
const POSTS = 10;
const WORLDS = sample(
  Array.from({ length: 1_000 }, (_, no) => no + 1),
  100,
  'worlds',
);

test.each(FAILED_SEEDS.fast)(
  'the simulation with seed %i, which once failed, has no violation',
  async (seed) => {
    expect(await simulateWorld(seed, POSTS, false)).toMatchObject(NOTHING_WRONG);
  },
);

test(`in ${WORLDS.length} simulations with faults, no post is lost, duplicated, wrong or early`, async () => {
  const ended = { published: 0, reported: 0 };
  for (const seed of WORLDS) {
    const { published, reported, ...wrong } = await simulateWorld(seed, POSTS, false);
    expect(wrong, `seed ${seed}`).toEqual(NOTHING_WRONG);
    ended.published += published;
    ended.reported += reported;
  }
  expect(ended.published + ended.reported).toBe(WORLDS.length * POSTS);
  expect(ended.published).toBeGreaterThan(0.8 * WORLDS.length * POSTS);
});

test('the same seed gives the same simulation', async () => {
  expect(await simulateWorld(7, POSTS, false)).toEqual(await simulateWorld(7, POSTS, false));
});

test('without looking up unknown outcomes, posts are duplicated', async () => {
  let doubled = 0;
  for (let seed = 1; seed <= 100; seed += 1) doubled += (await simulateWorld(seed, POSTS, true)).doubled;
  expect(doubled).toBeGreaterThan(10);
});
