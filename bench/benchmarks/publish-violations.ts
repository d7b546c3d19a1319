import type { Benchmark } from '../benchmark.ts';
import { simulateWorld, type SimulationResult } from '#test/simulation/simulate-world.ts';

const POSTS_A_WORLD = 10;
const WORLDS = 100_000;
/** Enough worlds to show what goes wrong without the protocol. */
const WORLDS_WITHOUT = 1_000;
const MILLION = 1_000_000;
/** Seeds of worlds that once failed. */
export const ONCE_WRONG = [
  127, 206, 286, 292, 679, 925, 964, 1077, 1109, 1143, 1211, 1239, 1325, 7702, 9813, 9838, 10425, 11436,
  13854, 14990, 16753, 18558,
];

const violationsOf = ({ lost, doubled, wrong, early }: SimulationResult) => lost + doubled + wrong + early;

async function perMillion(seeds: Iterable<number>, broken: boolean): Promise<number> {
  let violations = 0;
  let posts = 0;
  for (const seed of seeds) {
    const verdict = await simulateWorld(seed, POSTS_A_WORLD, broken);
    violations += violationsOf(verdict);
    posts += POSTS_A_WORLD;
    if (!broken && violationsOf(verdict) > 0) console.log(`  seed ${seed}: ${JSON.stringify(verdict)}`);
  }
  return (violations / posts) * MILLION;
}

function* seedsFrom(first: number, count: number): Generator<number> {
  for (let number = 0; number < count; number += 1) yield first + number;
}

/** Runs the publishing code in worlds where everything that can fail does. */
export const publishViolations: Benchmark = {
  key: 'publish.violations_per_M',
  name: 'posts lost, left twice, with a wrong id or early, of a million published',
  unit: '/M',
  target: { atMost: 0 },
  async measure({ broken, seed }) {
    const first = seed * MILLION;
    const without = await perMillion(seedsFrom(first, WORLDS_WITHOUT), true);
    const value = broken ? without : await perMillion([...ONCE_WRONG, ...seedsFrom(first, WORLDS)], false);
    return { value, against: { what: 'unknown outcomes not looked up', value: without } };
  },
};
