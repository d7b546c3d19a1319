import { newId } from '../crypto/new-id.ts';
import type { Db } from '../db/schema.ts';
import type { JobDefinition } from './job.ts';
import type { QueuePorts } from './queue-ports.ts';

export type Payload = Record<string, unknown>;

export type NewJob<P extends Payload> = {
  payload: P;
  /** When the job is due; now by default. */
  runAt?: number;
  /** At most one unfinished job has this key; enqueueing another is a no-op. */
  uniqueKey?: string;
};

export async function enqueueJobs<P extends Payload>(
  { engine, clock, random }: QueuePorts,
  db: Db,
  job: JobDefinition<P>,
  newJobs: readonly NewJob<P>[],
): Promise<void> {
  if (newJobs.length === 0) return;
  const now = clock.now();
  const rows = newJobs.map(({ payload, runAt, uniqueKey }) => ({
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
  await engine.bus.send(db, 'jobs', job.name);
}

/** Enqueues the next run of a recurring job, unless one is already pending. */
export const enqueueNextRound = (ports: QueuePorts, job: JobDefinition, runAt?: number): Promise<void> =>
  enqueueJobs(ports, ports.engine.db, job, [{ payload: {}, uniqueKey: job.name, ...(runAt && { runAt }) }]);
