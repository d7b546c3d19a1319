import { setup, teardown } from '#test/postgres-setup.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { startOurs, pollingQueue } from '../lateness/own-queue.ts';
import { startGraphileWorker, startPgBoss } from '../lateness/rival-queues.ts';
import { type Lateness, measureLateness } from '../lateness/measure-lateness.ts';

const FEW = 1_000;
const MANY = 10_000;
const BATCH = 100;
const RIVALS = { 'graphile-worker': startGraphileWorker, 'pg-boss': startPgBoss };

/** The broken queue polls the same table twice a second. */
async function compare(posts: number, of: keyof Lateness, broken: boolean): Promise<Figure> {
  await setup();
  try {
    const start = broken ? pollingQueue(BATCH) : startOurs;
    const own = await measureLateness(start, posts);
    const onSqlite = await measureLateness(startOurs, posts, 'sqlite');
    const rivals: [string, Lateness][] = [];
    for (const [name, startRival] of Object.entries(RIVALS))
      rivals.push([name, await measureLateness(startRival, posts)]);
    const each = rivals.map(([name, lateness]) => `${name} ${lateness[of]} ms`).join(', ');
    const value = Math.min(...rivals.map(([, lateness]) => lateness[of]));
    return {
      value: own[of],
      against: { what: `ours on SQLite ${onSqlite[of]} ms; ${each}; the better of these`, value },
    };
  } finally {
    await teardown();
  }
}

/** Includes all waiting: for the queue, our own checks and the database. */
export const schedLateness: Benchmark = {
  key: 'sched.p99_ms',
  name: `from due to sent, ${FEW} posts of as many accounts due at one instant, p99 (PostgreSQL, one process)`,
  unit: 'ms',
  target: { atMost: 250, timesBetter: 3 },
  measure: ({ broken }) => compare(FEW, 'p99Ms', broken),
};

export const schedLast: Benchmark = {
  key: 'sched.last_ms',
  name: `from due to sent, the last of ${MANY} posts due at one instant (PostgreSQL, one process)`,
  unit: 'ms',
  target: { atMost: 5_000, timesBetter: 3 },
  measure: ({ broken }) => compare(MANY, 'lastMs', broken),
};
