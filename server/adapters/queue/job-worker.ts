import { enqueueNextRound } from './enqueue-jobs.ts';
import { claimDueJobs, nextDueAt } from './claim-jobs.ts';
import type { QueuePorts } from './queue-ports.ts';
import { type BoundJobs, runJob } from './run-job.ts';

const MAX_CONCURRENT = 8;
const MAX_SLEEP_MS = 15_000;

export type Worker = {
  /** True while the loop keeps polling the table. */
  healthy(): boolean;
  /** Stops claiming and waits for running jobs. */
  stop(): Promise<void>;
};

/** Runs jobs as they become due: sleeps until the next due time, woken by every enqueue. */
export async function startWorker<C>(ports: QueuePorts, bound: BoundJobs<C>): Promise<Worker> {
  const { clock, log, engine } = ports;
  const jobs = bound.handlers.map(({ job }) => job);
  for (const job of jobs) if (job.everyMs) await enqueueNextRound(ports, job);
  const running = new Set<Promise<void>>();
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
    let sleepMs = MAX_SLEEP_MS;
    try {
      for (const row of await claimDueJobs(ports, jobs, MAX_CONCURRENT - running.size)) {
        const run = runJob(ports, bound, row).finally(() => {
          running.delete(run);
          wake();
        });
        running.add(run);
      }
      if (running.size < MAX_CONCURRENT) {
        const next = await nextDueAt(ports, jobs);
        if (next !== null) sleepMs = Math.min(sleepMs, next - clock.now() + 1);
      }
      lastLookAt = clock.monotonic();
    } catch (error) {
      log.error(error, 'the job table could not be read');
    }
    if (!stopped) cancelTimer = clock.after(Math.max(sleepMs, 1), wake);
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
      await Promise.all(running);
    },
  };
}
