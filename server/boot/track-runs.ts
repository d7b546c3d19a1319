import type { JobQueue } from '../adapters/queue/job-queue.ts';

export type TrackedJobs = JobQueue & {
  /** Resolves when all jobs that requests have started in this process are done. */
  runsEnded(): Promise<unknown>;
};

/** Tracks jobs that outlive the request that started them, so that a stop can wait for them. */
export function trackRuns(jobs: JobQueue): TrackedJobs {
  const running = new Set<Promise<boolean>>();
  return {
    ...jobs,
    runNow(job, uniqueKey) {
      const run = jobs.runNow(job, uniqueKey).finally(() => running.delete(run));
      running.add(run);
      return run;
    },
    runsEnded: () => Promise.allSettled(running),
  };
}
