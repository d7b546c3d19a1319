import type { Db } from '../db/schema.ts';
import { enqueueJobs, type Payload, type Wanted } from './enqueue-jobs.ts';
import type { Job, JobHandler } from './job.ts';
import { claimByKey, claimDueJobs } from './job-rows.ts';
import { startWorker, type Worker } from './job-worker.ts';
import type { QueuePorts } from './queue-ports.ts';
import { runJob } from './run-job.ts';

export type JobQueue = {
  /** Adds a job with the transaction `db`: it exists exactly if the transaction commits. */
  enqueue<P extends Payload>(
    db: Db,
    job: Job<P>,
    payload: P,
    options?: Omit<Wanted<P>, 'payload'>,
  ): Promise<void>;
  /** Adds many of a kind at once. */
  enqueueAll<P extends Payload>(db: Db, job: Job<P>, wanted: readonly Wanted<P>[]): Promise<void>;
  /** Runs a waiting job here and now, due or not; false when another worker has it. */
  runNow(job: Job, uniqueKey: string): Promise<boolean>;
  /** Runs at most `limit` due jobs one after another, and says how many there were. */
  runDue(limit: number): Promise<number>;
  /** Runs jobs as they fall due, until it is stopped. */
  start(): Promise<Worker>;
};

/** The job table with its handlers. `contextOf` gives a handler what it may reach. */
export function createJobQueue<C>(
  ports: QueuePorts,
  handlers: readonly JobHandler<C>[],
  contextOf: (job: Job) => C,
): JobQueue {
  const bound = { handlers, contextOf };
  const queue: JobQueue = {
    enqueue: (db, job, payload, options) => queue.enqueueAll(db, job, [{ payload, ...options }]),
    enqueueAll: (db, job, wanted) => enqueueJobs(ports, db, job, wanted),
    async runNow(job, uniqueKey) {
      const row = await claimByKey(ports, job, uniqueKey);
      if (row) await runJob(ports, bound, row);
      return row !== null;
    },
    async runDue(limit) {
      const jobs = handlers.map(({ job }) => job);
      const rows = await claimDueJobs(ports, jobs, limit);
      for (const row of rows) await runJob(ports, bound, row);
      return rows.length;
    },
    start: () => startWorker(ports, bound),
  };
  return queue;
}
