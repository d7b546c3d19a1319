import { expect, test } from 'vitest';
import { sample, sampleOr, SEED } from '../sample.ts';
import { type Day, simulateInstallation } from './installation/simulate-installation.ts';
import { FAILED_SEEDS } from './failed-seeds.ts';

test.each(sample(FAILED_SEEDS.real, 2, 'days'))(
  'the simulated day of seed %i, which once failed, has no violation',
  async (seed) => {
    expect((await simulateInstallation(seed)).faults).toEqual([]);
  },
);

/** New seeds for each commit. */
const FIRST = SEED % 1_000_000;
const FAULTY_DAYS = Array.from({ length: sampleOr(2, 24) }, (_, day) => FIRST + day);
const simulated = new Map<number, Promise<Day>>();

function readDay(seed: number): Promise<Day> {
  const day = simulated.get(seed) ?? simulateInstallation(seed);
  simulated.set(seed, day);
  return day;
}

test.each(FAULTY_DAYS)(
  'on the simulated day of seed %i, no post is lost, duplicated, wrong or early',
  async (seed) => {
    const { faults, published, reported, posts } = await readDay(seed);
    expect(faults).toEqual([]);
    expect(published + reported).toBe(posts);
  },
);

test('the same seed gives the same history, whatever ran before', async () => {
  const { history } = await readDay(FIRST);
  expect((await readDay(FIRST + 1)).history).not.toBe(history);
  expect((await simulateInstallation(FIRST)).history).toBe(history);
});
