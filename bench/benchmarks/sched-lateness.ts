import { setup, teardown } from '#test/postgres-setup.ts';
import type { Benchmark } from '../benchmark.ts';
import { startOurs, pollingQueue } from '../lateness/own-queue.ts';
import { startGraphileWorker, startPgBoss } from '../lateness/rival-queues.ts';
import { type Lateness, measureLateness } from '../lateness/measure-lateness.ts';

const POSTS = 10_000;
const BATCH = 100;
const RIVALS = {
  'graphile-worker': startGraphileWorker,
  'pg-boss': startPgBoss,
  'polling twice a second': pollingQueue(BATCH),
};

const told = ({ p99Ms, lastSentAfterMs }: Lateness) =>
  `${p99Ms} ms, all out after ${(lastSentAfterMs / 1000).toFixed(1)} s`;

/** The delay a queue adds after claiming a job. The broken one claims everything due and keeps it in memory. */
export const schedLateness: Benchmark = {
  key: 'sched.p99_ms',
  name: `lateness of ${POSTS} posts due at one instant, from being due and claimed to being sent, p99 (PostgreSQL)`,
  unit: 'ms',
  target: { atMost: 100 },
  async measure({ broken }) {
    process.env['TEST_DATABASE'] = 'postgres';
    await setup();
    try {
      const own = await measureLateness(broken ? pollingQueue(POSTS) : startOurs, POSTS);
      const rivals: [string, Lateness][] = [];
      for (const [name, start] of Object.entries(RIVALS))
        rivals.push([name, await measureLateness(start, POSTS)]);
      const each = rivals.map(([name, lateness]) => `${name} ${told(lateness)}`).join('; ');
      const value = Math.min(...rivals.map(([, { p99Ms }]) => p99Ms));
      return { value: own.p99Ms, against: { what: `ours ${told(own)}; ${each}; the best of these`, value } };
    } finally {
      await teardown();
    }
  },
};
