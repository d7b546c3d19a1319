import { expect, test } from 'vitest';
import { simulateInstallation } from './installation/simulate-installation.ts';
import { ONCE_WRONG } from './once-wrong.ts';

test.each(ONCE_WRONG.real)('the day of seed %i, which once failed, ends well', async (seed) => {
  expect((await simulateInstallation(seed)).faults).toEqual([]);
});

test('no post is lost, duplicated, wrong or early on twelve faulty days', async () => {
  const ended = { published: 0, told: 0, posts: 0 };
  for (let seed = 1_001; seed <= 1_012; seed += 1) {
    const { faults, ...day } = await simulateInstallation(seed);
    expect(faults, `seed ${seed}`).toEqual([]);
    for (const key of ['published', 'told', 'posts'] as const) ended[key] += day[key];
  }
  expect(ended.published + ended.told).toBe(ended.posts);
  expect(ended.published).toBeGreaterThan(ended.posts / 2);
});

test('the same seed gives the same history, whatever came before', async () => {
  const { history } = await simulateInstallation(7);
  expect((await simulateInstallation(8)).history).not.toBe(history);
  expect((await simulateInstallation(7)).history).toBe(history);
});
