import type { FastifyInstance } from 'fastify';
import type { Worker } from '../adapters/queue/job-worker.ts';
import { withTimeout } from '../adapters/with-timeout.ts';
import type { Base } from '../context.ts';
import type { TrackedJobs } from './track-runs.ts';

const DRAIN_MS = 20_000;
const CLOSE_IDLE_EVERY_MS = 50;

type Running = {
  base: Pick<Base, 'stop' | 'clock' | 'log'> & { jobs: TrackedJobs };
  http: FastifyInstance;
  worker: Worker | null;
};

/** Accepts no new work and waits a limited time for running work. */
export async function stopServer({ base, http, worker }: Running): Promise<void> {
  const { stop, clock, log, jobs } = base;
  log.info('stopping: finishing running work');
  stop.abort();
  // A keep-alive connection becomes idle only after its last response.
  const closeIdle = setInterval(() => http.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const requestsEnded = http.close().then(() => jobs.runsEnded());
  const ended = await withTimeout(clock, DRAIN_MS, Promise.all([requestsEnded, worker?.stop()]));
  clearInterval(closeIdle);
  if (ended) return;
  log.warn(
    'stopping: some work has not ended in time; other processes take its jobs over when their leases expire',
  );
  http.server.closeAllConnections();
}
