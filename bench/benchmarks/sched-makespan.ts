import { setup, teardown } from '#test/postgres-setup.ts';
import type { Benchmark } from '../benchmark.ts';
import { type Backlog, measureBacklog } from '../backlog/measure-backlog.ts';

/** The calls of all processes, relative to those needed. Each process reads requirements and recent rules itself. */
const MOST_CALLS = 1.02;
const WORKERS = [2, 4, 8, 16];

/** More posts are due than the budget allows; none of it may be wasted. */
export const schedMakespan: Benchmark = {
  key: 'sched.makespan',
  name:
    'time for 200 posts due at once at 100 calls a minute, relative to the minimum (PostgreSQL, two ' +
    'processes, 2 to 16 workers; SQLite, 1)',
  unit: '×',
  target: { atMost: 1.05 },
  async measure({ broken }) {
    process.env['TEST_DATABASE'] = 'sqlite';
    const single = { processes: 1, workers: 1 };
    const runs: [string, Backlog][] = [
      ['SQLite, 1 worker', await measureBacklog({ ...single, turnAfterIntent: broken })],
    ];
    process.env['TEST_DATABASE'] = 'postgres';
    await setup();
    try {
      for (const workers of broken ? [8] : WORKERS)
        runs.push([
          `${workers} workers`,
          await measureBacklog({ processes: 2, workers, turnAfterIntent: broken }),
        ]);
    } finally {
      await teardown();
    }
    const each = runs.map(
      ([name, { makespan, calls }]) => `${name} ${makespan.toFixed(3)} (calls ${calls.toFixed(3)})`,
    );
    const value = Math.max(...runs.map(([, { makespan }]) => makespan));
    const calls = Math.max(...runs.map(([, run]) => run.calls));
    if (!broken && calls > MOST_CALLS) throw new Error(`Too many calls were spent: ${each.join('; ')}`);
    return { value, against: { what: each.join('; '), value: 1 } };
  },
};
