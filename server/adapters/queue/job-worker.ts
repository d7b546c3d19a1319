import type { Base } from '#server/context.ts';
import { type Job, retryDelayMs, type TryAgain } from './job.ts';
import { claimByKey, type Claimed, claimDueJobs, nextDueAt, updateClaimed } from './job-rows.ts';

const AT_ONCE = 8;
const LONGEST_SLEEP_MS = 15_000;

export type Worker = {
  /** True while the loop is alive: it has looked at the table not long ago. */
  healthy(): boolean;
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>;
};

/** Runs jobs when they fall due: asleep until the next one's time, woken by every enqueue. */
export function startWorker(base: Base, jobs: readonly Job[]): Worker {
  const { clock, log } = base;
  const running = new Set<Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let lastLookAt = clock.monotonic();
  let cancelTimer = () => {};

  function wake() {
    if (stopped) return;
    if (looking) lookAgain = true;
    else
      looking = look().finally(() => {
        looking = null;
        if (lookAgain) wake();
      });
  }

  async function look() {
    lookAgain = false;
    cancelTimer();
    let sleepMs = LONGEST_SLEEP_MS;
    try {
      for (const row of await claimDueJobs(base, jobs, AT_ONCE - running.size)) {
        const run = runJob(base, jobs, row).finally(() => {
          running.delete(run);
          wake();
        });
        running.add(run);
      }
      if (running.size < AT_ONCE) {
        const next = await nextDueAt(base);
        if (next !== null) sleepMs = Math.min(sleepMs, next - clock.now() + 1);
      }
      lastLookAt = clock.monotonic();
    } catch (error) {
      log.error(error, 'the job table cannot be read');
    }
    if (!stopped) cancelTimer = clock.after(Math.max(sleepMs, 1), wake);
  }

  const stopListening = base.engine.bus.listen('jobs', wake);
  wake();
  return {
    healthy: () => !stopped && clock.monotonic() - lastLookAt < 4 * LONGEST_SLEEP_MS,
    async stop() {
      stopped = true;
      stopListening();
      cancelTimer();
      await looking;
      await Promise.all(running);
    },
  };
}

/** Runs a waiting job here and at once; false when somebody else has it. */
export async function runNow(base: Base, job: Job, key: string): Promise<boolean> {
  const row = await claimByKey(base, job, key);
  if (row) await runJob(base, [job], row);
  return row !== null;
}

/** Runs one claimed job to its end, keeping its lease meanwhile. Never throws. */
export async function runJob(base: Base, jobs: readonly Job[], row: Claimed): Promise<void> {
  const job = jobs.find(({ name }) => name === row.name);
  if (!job) return;
  const { clock, metrics, log } = base;
  metrics.jobLateness.observe(Math.max(0, clock.now() - row.run_at) / 1000);
  let cancelRenewal = () => {};
  const renewSoon = () => {
    cancelRenewal = clock.after(job.leaseMs / 3, () => {
      updateClaimed(base, row, { leased_until: clock.now() + job.leaseMs }).then(renewSoon, (error) =>
        log.warn(error),
      );
    });
  };
  renewSoon();
  let end: Partial<Claimed>;
  try {
    end = ended(
      base,
      row,
      await job.run(
        { ...base, actor: { kind: 'job', name: job.name } },
        job.payload.parse(JSON.parse(row.payload)),
      ),
    );
  } catch (error) {
    log.error({ err: error, job: row.name, id: row.id, attempt: row.attempts }, 'a job failed');
    end = failed(base, row, job, error);
  } finally {
    cancelRenewal();
  }
  metrics.jobs.inc({ name: job.name, outcome: end.outcome ?? 'again' });
  await finish(base, job, row, end).catch((error) =>
    log.error(error, 'the end of a job could not be written'),
  );
}

async function finish(base: Base, job: Job, row: Claimed, end: Partial<Claimed>) {
  if (!(await updateClaimed(base, row, { ...end, lease_token: null, leased_until: null }))) {
    base.log.warn({ job: job.name, id: row.id }, 'a job outlived its lease');
  } else if (job.everyMs && end.outcome) {
    await enqueueNextRound(base, job, base.clock.now() + job.everyMs);
  }
}

const ended = ({ clock }: Base, row: Claimed, result: TryAgain | void): Partial<Claimed> =>
  result
    ? { run_at: result.tryAgainAt, attempts: row.attempts - 1 }
    : { finished_at: clock.now(), outcome: 'done', last_error: null };

function failed({ clock }: Base, row: Claimed, job: Job, error: unknown): Partial<Claimed> {
  const last_error = String(error).slice(0, 500);
  return row.attempts >= job.attempts
    ? { finished_at: clock.now(), outcome: 'failed', last_error }
    : { run_at: clock.now() + retryDelayMs(row.attempts), last_error };
}

/** Recurring jobs: one open row each, however many processes start. */
export async function enqueueNextRound(base: Base, job: Job, runAt?: number): Promise<void> {
  await base.jobs.enqueue(base.db, job, {}, { uniqueKey: job.name, ...(runAt && { runAt }) });
}
