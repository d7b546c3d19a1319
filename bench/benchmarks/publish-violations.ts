import { GUARDS } from '../../scripts/mutants/guards.ts';
import { FAILED_SEEDS } from '#test/simulation/failed-seeds.ts';
import type { Benchmark } from '../benchmark.ts';
import { runTask } from '../violations/run-task.ts';
import type { Task } from '../violations/task.ts';

const MILLION = 1_000_000;
const POSTS = { real: 200_000, fast: 10_000_000 };
/** Enough to show what fails without the protocol. */
const POSTS_WITHOUT = 10_000;
/** With a guard removed, a violation must occur within this many posts. */
const POSTS_WITHOUT_GUARD = 20_000;

type Wanted = Parameters<typeof runTask>[0];

async function perMillion(what: string, wanted: Wanted): Promise<number> {
  const { posts, violations, seconds, lines } = await runTask(wanted);
  const count = (value: number) => value.toLocaleString('en');
  console.log(`  ${what}: ${count(violations)} of ${count(posts)} posts, ${Math.round(seconds)} s`);
  if (!wanted.blind) for (const line of lines) console.log(`    ${line}`);
  return (violations / posts) * MILLION;
}

/** Runs the publishing code in worlds with every possible fault. */
export const publishViolations: Benchmark = {
  key: 'publish.violations_per_M',
  name: 'posts lost, duplicated, with a wrong id or early, per million published',
  unit: '/M',
  target: { atMost: 0 },
  guards: GUARDS.map(({ name }) => name),
  async measure({ broken, guard, seed: run, posts }) {
    const seed = run * MILLION;
    const blind: Wanted = { store: 'fast', seed, posts: POSTS_WITHOUT, blind: true };
    const without = await perMillion('unknown outcomes not looked up', blind);
    const against = { what: 'unknown outcomes not looked up', value: without };
    if (guard) {
      const wanted: Wanted = { store: 'real', seed, posts: posts ?? POSTS_WITHOUT_GUARD, guard };
      return { value: await perMillion(`real store without “${guard}”`, wanted), against };
    }
    if (broken) return { value: without, against };
    let value = 0;
    for (const store of ['real', 'fast'] as const satisfies Task['store'][]) {
      const wanted: Wanted = { store, seed, posts: posts ?? POSTS[store], seeds: FAILED_SEEDS[store] };
      value += await perMillion(`${store} store`, wanted);
    }
    return { value, against };
  },
};
