import type { Clock } from '../clock.ts';
import { newId } from '../crypto/new-id.ts';
import type { Random } from '../crypto/random.ts';
import type { Bus } from '../db/bus.ts';
import type { Db } from '../db/schema.ts';
import type { Job } from './job.ts';

type Options = {
  /** When to run; at once where not given. */
  runAt?: number;
  /** At most one open job has this key; a second one is not added. */
  uniqueKey?: string;
};

type Payload = Record<string, unknown>;

export type JobQueue = {
  /** Adds a job with the transaction `db`: it exists exactly if the transaction does. */
  enqueue<P extends Payload>(db: Db, job: Job<P>, payload: P, options?: Options): Promise<void>;
  /** Adds many of a kind at once. */
  enqueueAll<P extends Payload>(
    db: Db,
    job: Job<P>,
    wanted: readonly (Options & { payload: P })[],
  ): Promise<void>;
};

export function createJobQueue({ clock, random, bus }: { clock: Clock; random: Random; bus: Bus }): JobQueue {
  const queue: JobQueue = {
    enqueue: (db, job, payload, options) => queue.enqueueAll(db, job, [{ payload, ...options }]),
    async enqueueAll(db, job, wanted) {
      if (wanted.length === 0) return;
      const now = clock.now();
      const rows = wanted.map(({ payload, runAt, uniqueKey }) => ({
        id: newId('job', { clock, random }),
        name: job.name,
        payload: JSON.stringify(payload),
        unique_key: uniqueKey ?? null,
        run_at: runAt ?? now,
        attempts: 0,
        created_at: now,
      }));
      await db
        .insertInto('jobs')
        .values(rows)
        .onConflict((conflict) => conflict.column('unique_key').where('finished_at', 'is', null).doNothing())
        .execute();
      await bus.send(db, 'jobs', job.name);
    },
  };
  return queue;
}
