import { enqueueNextRound } from './enqueue-jobs.ts';
import { type JobDefinition, type JobHandler, retryDelayMs, type TryAgain } from './job.ts';
import { type Claimed, updateClaimed } from './claim-jobs.ts';
import type { QueuePorts } from './queue-ports.ts';

export type BoundJobs<C> = { handlers: readonly JobHandler<C>[]; contextOf: (job: JobDefinition) => C };

/** Runs one leased job and renews its lease meanwhile. Never throws. */
export async function runJob<C>(
  ports: QueuePorts,
  { handlers, contextOf }: BoundJobs<C>,
  row: Claimed,
): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === row.name);
  if (!handler) return;
  const { job } = handler;
  const { clock, metrics, log } = ports;
  metrics.jobLateness.observe(Math.max(0, clock.now() - row.run_at) / 1000);
  const stopRenewing = renewLease(ports, job, row);
  let end: Partial<Claimed>;
  try {
    end = ended(ports, row, await handler.run(contextOf(job), JSON.parse(row.payload)));
  } catch (error) {
    log.error({ err: error, job: row.name, id: row.id, attempt: row.attempts }, 'a job run failed');
    end = failed(ports, row, job, error);
  } finally {
    stopRenewing();
  }
  metrics.jobs.inc({ name: job.name, outcome: end.outcome ?? 'again' });
  await finish(ports, job, row, end).catch((error) => log.error(error, 'a job result could not be saved'));
}

function renewLease(ports: QueuePorts, job: JobDefinition, row: Claimed): () => void {
  const { clock, log } = ports;
  let isOver = false;
  let cancel = () => {};
  const renewSoon = () => {
    if (!isOver) cancel = clock.after(job.leaseMs / 3, () => void renew());
  };
  async function renew() {
    try {
      // A lease that was lost belongs to another worker now.
      isOver ||= !(await updateClaimed(ports, row, { leased_until: clock.now() + job.leaseMs }));
    } catch (error) {
      log.warn(error);
    }
    renewSoon();
  }
  renewSoon();
  return () => {
    isOver = true;
    cancel();
  };
}

async function finish(ports: QueuePorts, job: JobDefinition, row: Claimed, end: Partial<Claimed>) {
  if (!(await updateClaimed(ports, row, { ...end, lease_token: null, leased_until: null }))) {
    ports.log.warn({ job: job.name, id: row.id }, 'a job outlived its lease');
  } else if (job.everyMs && end.outcome) {
    await enqueueNextRound(ports, job, ports.clock.now() + job.everyMs);
  }
}

const ended = ({ clock }: QueuePorts, row: Claimed, result: TryAgain | void): Partial<Claimed> =>
  result
    ? { run_at: result.tryAgainAt, attempts: row.attempts - 1 }
    : { finished_at: clock.now(), outcome: 'done', last_error: null };

function failed({ clock }: QueuePorts, row: Claimed, job: JobDefinition, error: unknown): Partial<Claimed> {
  const last_error = String(error).slice(0, 500);
  return row.attempts >= job.attempts
    ? { finished_at: clock.now(), outcome: 'failed', last_error }
    : { run_at: clock.now() + retryDelayMs(row.attempts), last_error };
}
