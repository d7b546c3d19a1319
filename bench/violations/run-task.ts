import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Tally, Task } from './task.ts';

const WORKER = new URL('simulate-task.ts', import.meta.url);

const runOne = (task: Task): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('A thread ended without a result.')));
  });

type Wanted = Pick<Task, 'store' | 'posts'> & Partial<Task> & { seed: number };

/** Divides the worlds among one thread per core. */
export async function runTask({
  seed,
  posts,
  seeds = [],
  ...task
}: Wanted): Promise<Tally & { seconds: number }> {
  const startedAt = performance.now();
  const threads = availableParallelism();
  const tallies = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      runOne({
        guard: null,
        blind: false,
        ...task,
        first: seed + thread,
        step: threads,
        posts: posts / threads,
        seeds: seeds.filter((_seed, index) => index % threads === thread),
      }),
    ),
  );
  const sum = (key: 'posts' | 'violations') => tallies.reduce((total, tally) => total + tally[key], 0);
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    posts: sum('posts'),
    violations: sum('violations'),
    lines: tallies.flatMap(({ lines }) => lines),
    seconds,
  };
}
