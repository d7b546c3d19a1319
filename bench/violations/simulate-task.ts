import { parentPort, workerData } from 'node:worker_threads';
import { GUARDS } from '../../scripts/mutants/guards.ts';
import { patchSources } from './patch-sources.ts';
import type { Tally, Task } from './task.ts';

const POSTS_A_WORLD = 10;
const TOLD = 5;

const task = workerData as Task;
const guard = GUARDS.find(({ name }) => name === task.guard);
if (guard) patchSources(guard);

// Imported after patching, so that the guard is removed.
const { simulateInstallation } = await import('#test/simulation/installation/simulate-installation.ts');
const { simulateWorld } = await import('#test/simulation/simulate-world.ts');

async function simulate(seed: number): Promise<Tally> {
  if (task.store === 'real') {
    const { posts, faults } = await simulateInstallation(seed);
    return { posts, violations: faults.length, lines: faults };
  }
  const verdict = await simulateWorld(seed, POSTS_A_WORLD, task.blind);
  const { lost, doubled, wrong, early } = verdict;
  return {
    posts: POSTS_A_WORLD,
    violations: lost + doubled + wrong + early,
    lines: [JSON.stringify(verdict)],
  };
}

function* seeds(): Generator<number> {
  yield* task.seeds;
  for (let seed = task.first; ; seed += task.step) yield seed;
}

let [posts, violations] = [0, 0];
const lines: string[] = [];
for (const seed of seeds()) {
  const world = await simulate(seed);
  posts += world.posts;
  violations += world.violations;
  if (world.violations > 0 && lines.length < TOLD)
    lines.push(`seed ${seed}: ${world.lines.slice(0, 2).join('; ')}`);
  if (posts >= task.posts || (guard && violations > 0)) break;
}
parentPort?.postMessage({ posts, violations, lines } satisfies Tally, []);
