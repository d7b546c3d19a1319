import type { Db } from '../db/schema.ts';
import { enqueueJobs, type Payload, type NewJob } from './enqueue-jobs.ts';
import type { JobDefinition, JobHandler } from './job.ts';
import { claimByKey, type Claimed, claimJobs, readNextDue } from './claim-jobs.ts';
import { startWorker, type Worker } from './job-worker.ts';
import type { QueuePorts } from './queue-ports.ts';
import { createRunJob } from './run-job.ts';

export type JobQueue = {
  /** Adds a job in the transaction `db`: it exists if and only if the transaction commits. */
  enqueue<P extends Payload>(
    db: Db,
    job: JobDefinition<P>,
    payload: P,
    options?: Omit<NewJob<P>, 'payload'>,
  ): Promise<void>;
  enqueueAll<P extends Payload>(db: Db, job: JobDefinition<P>, newJobs: readonly NewJob<P>[]): Promise<void>;
  /** Runs a pending job in this process, due or not. False if another worker holds its lease. */
  runNow(job: JobDefinition, uniqueKey: string): Promise<boolean>;
  /** Runs up to `limit` due jobs in sequence and returns their number. */
  runDue(limit: number): Promise<number>;
  /** Runs jobs as they become due, until stopped. */
  start(): Promise<Worker>;
};

/** A queue over the job table. `contextOf` creates the context for a handler. */
export function createJobQueue<C>(
  ports: QueuePorts,
  handlers: readonly JobHandler<C>[],
  contextOf: (job: JobDefinition) => C,
): JobQueue {
  const jobs = handlers.map(({ job }) => job);
  const runJob = createRunJob(ports, { handlers, contextOf });
  const queue: JobQueue = {
    enqueue: (db, job, payload, options) => queue.enqueueAll(db, job, [{ payload, ...options }]),
    enqueueAll: (db, job, newJobs) => enqueueJobs(ports, db, job, newJobs),
    async runNow(job, uniqueKey) {
      const row = await claimByKey(ports, job, uniqueKey);
      if (row) await runJob(row);
      return row !== null;
    },
    async runDue(limit) {
      const rows: Claimed[] = [];
      const next = await readNextDue(ports, jobs);
      const now = ports.clock.now();
      for (const job of jobs.filter((each) => (next.get(each) ?? Infinity) <= now))
        if (rows.length < limit) rows.push(...(await claimJobs(ports, job, limit - rows.length)));
      for (const row of rows) await runJob(row);
      return rows.length;
    },
    start: () => startWorker(ports, jobs, runJob),
  };
  return queue;
}
