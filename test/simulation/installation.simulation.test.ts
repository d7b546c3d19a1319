import { expect, test } from 'vitest';
import { sample, sampleOr, SEED } from '../sample.ts';
import { simulateInstallation } from './installation/simulate-installation.ts';
import { ONCE_WRONG } from './once-wrong.ts';

test.each(sample(ONCE_WRONG.real, 4, 'days'))(
  'the day of seed %i, which once failed, ends well',
  async (seed) => {
    expect((await simulateInstallation(seed)).faults).toEqual([]);
  },
);

/** New ones for each commit. */
const FAULTY_DAYS = Array.from({ length: sampleOr(3, 24) }, (_, day) => (SEED % 1_000_000) + day);

test.each(FAULTY_DAYS)('no post is lost, duplicated, wrong or early on the day of seed %i', async (seed) => {
  const { faults, published, told, posts } = await simulateInstallation(seed);
  expect(faults).toEqual([]);
  expect(published + told).toBe(posts);
});

test('the same seed gives the same history, whatever came before', async () => {
  const { history } = await simulateInstallation(1_004);
  expect((await simulateInstallation(1_007)).history).not.toBe(history);
  expect((await simulateInstallation(1_004)).history).toBe(history);
});
