import { withTimeout } from '../with-timeout.ts';
import { claimJobs, readNextDue } from './claim-jobs.ts';
import { enqueueNextRound } from './enqueue-jobs.ts';
import type { JobDefinition } from './job.ts';
import type { QueuePorts } from './queue-ports.ts';
import type { RunJob } from './run-job.ts';

const AT_ONCE = 8;
const MAX_SLEEP_MS = 15_000;
/** Retry delay after the table could not be read; due jobs must not wait long. */
const UNREAD_SLEEP_MS = 1_000;
/** Retry delay while another worker claims due jobs; there may be more. */
const BUSY_MS = 50;
/** When stopping, jobs that run longer than this are abandoned until their leases expire. */
const STOP_WITHIN_MS = 20_000;

export type Worker = {
  /** True while the loop keeps polling the table. */
  healthy(): boolean;
  /** Stops claiming and waits a limited time for running jobs. */
  stop(): Promise<void>;
};

type Kind = { readonly job: JobDefinition; readonly running: Set<Promise<void>> };

const freeOf = ({ job, running }: Kind): number => (job.atOnce ?? AT_ONCE) - running.size;

/** Runs jobs as they become due. Sleeps until the next one is due, and wakes up on every enqueue. */
export async function startWorker(
  ports: QueuePorts,
  jobs: readonly JobDefinition[],
  runJob: RunJob,
): Promise<Worker> {
  const { clock, log, engine } = ports;
  for (const job of jobs) if (job.everyMs) await enqueueNextRound(ports, job);
  const kinds = jobs.map((job): Kind => ({ job, running: new Set() }));
  let stopped = false;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let lastLookAt = clock.monotonic();
  let cancelTimer = () => {};

  function wake() {
    if (stopped) return;
    if (looking) isWoken = true;
    else
      looking = look().finally(() => {
        looking = null;
        if (isWoken) wake();
      });
  }

  async function look() {
    isWoken = false;
    cancelTimer();
    let sleepMs = UNREAD_SLEEP_MS;
    try {
      sleepMs = await claimAllDue();
      lastLookAt = clock.monotonic();
    } catch (error) {
      log.error(error, 'the job table could not be read');
    }
    if (!stopped) cancelTimer = clock.after(Math.max(sleepMs, 1), wake);
  }

  /** Claims per kind, so that no kind blocks another. Returns how long to sleep. */
  async function claimAllDue(): Promise<number> {
    for (;;) {
      const open = kinds.filter((kind) => freeOf(kind) > 0);
      const next = await readNextDue(
        ports,
        open.map(({ job }) => job),
      );
      const now = clock.now();
      const due = open.filter(({ job }) => (next.get(job) ?? Infinity) <= now);
      if (due.length === 0 || stopped)
        return Math.min(MAX_SLEEP_MS, ...[...next.values()].map((at) => at - now + 1));
      let claimed = 0;
      for (const kind of due) claimed += await claimDue(kind);
      if (claimed === 0) return BUSY_MS;
    }
  }

  async function claimDue(kind: Kind): Promise<number> {
    const rows = await claimJobs(ports, kind.job, freeOf(kind));
    for (const row of rows) {
      const run = runJob(row).finally(() => {
        kind.running.delete(run);
        wake();
      });
      kind.running.add(run);
    }
    return rows.length;
  }

  const stopListening = engine.bus.listen('jobs', wake);
  wake();
  return {
    healthy: () => !stopped && clock.monotonic() - lastLookAt < 4 * MAX_SLEEP_MS,
    async stop() {
      stopped = true;
      stopListening();
      cancelTimer();
      await looking;
      const running = kinds.flatMap(({ running: runs }) => Array.from(runs));
      await withTimeout(clock, STOP_WITHIN_MS, Promise.all(running));
    },
  };
}
