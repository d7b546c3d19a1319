import { createEndJob } from './end-jobs.ts';
import { enqueueNextRound } from './enqueue-jobs.ts';
import { type JobDefinition, type JobHandler, retryDelayMs, type TryAgain } from './job.ts';
import type { Claimed, JobRow } from './claim-jobs.ts';
import type { QueuePorts } from './queue-ports.ts';
import { createLeases } from './renew-leases.ts';

export type BoundJobs<C> = { handlers: readonly JobHandler<C>[]; contextOf: (job: JobDefinition) => C };

/** Runs one leased job and renews its lease meanwhile. Never throws. */
export type RunJob = (row: Claimed) => Promise<void>;

/** Concurrent jobs share the statements that renew and end them. */
export function createRunJob<C>(ports: QueuePorts, { handlers, contextOf }: BoundJobs<C>): RunJob {
  const { clock, metrics, log } = ports;
  const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
  const leases = createLeases(ports);
  const endJob = createEndJob(ports);

  async function finish(job: JobDefinition, row: Claimed, set: Partial<JobRow>) {
    const isRound = job.everyMs !== undefined && set.outcome !== undefined;
    const isEnded = isRound ? await endRound(ports, job, row, set) : await endJob({ row, set });
    if (!isEnded) log.warn({ job: job.name, id: row.id }, 'a job outlived its lease');
  }

  const opened = new Map<string, ReturnType<JobHandler<C>['open']>>();
  const open = (handler: JobHandler<C>) => {
    const run = opened.get(handler.job.name) ?? handler.open(contextOf(handler.job));
    opened.set(handler.job.name, run);
    return run;
  };

  return async (row) => {
    const handler = byName.get(row.name);
    if (!handler) return;
    const { job } = handler;
    metrics.jobLateness.observe(Math.max(0, clock.now() - row.run_at) / 1000);
    const letGo = leases.hold(job, row);
    let end: Partial<JobRow>;
    try {
      end = ended(ports, row, await open(handler)(JSON.parse(row.payload)));
    } catch (error) {
      log.error({ err: error, job: row.name, id: row.id, attempt: row.attempts }, 'a job run failed');
      end = failed(ports, row, job, error);
    } finally {
      letGo();
    }
    metrics.jobs.inc({ name: job.name, outcome: end.outcome ?? 'again' });
    await finish(job, row, end).catch((error) => log.error(error, 'a job result could not be saved'));
  };
}

const ended = ({ clock }: QueuePorts, row: Claimed, result: TryAgain | void): Partial<JobRow> =>
  result
    ? { run_at: result.tryAgainAt, attempts: row.attempts - 1 }
    : { finished_at: clock.now(), outcome: 'done', last_error: null };

function failed({ clock }: QueuePorts, row: Claimed, job: JobDefinition, error: unknown): Partial<JobRow> {
  const last_error = String(error).slice(0, 500);
  return row.attempts >= job.attempts
    ? { finished_at: clock.now(), outcome: 'failed', last_error }
    : { run_at: clock.now() + retryDelayMs(job, row.attempts), last_error };
}

/** In one transaction, so that a worker that starts meanwhile does not enqueue the next run as well. */
const endRound = (ports: QueuePorts, job: JobDefinition, row: Claimed, set: Partial<JobRow>) =>
  ports.engine.db.transaction().execute(async (tx) => {
    const inside = { ...ports, engine: { ...ports.engine, db: tx } };
    const isEnded = await createEndJob(inside)({ row, set });
    if (isEnded) await enqueueNextRound(inside, job, ports.clock.now() + (job.everyMs ?? 0));
    return isEnded;
  });
