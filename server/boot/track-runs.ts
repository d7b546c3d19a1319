import type { JobQueue } from '../adapters/queue/job-queue.ts';

export type TrackedJobs = JobQueue & {
  /** Resolves when the jobs that requests have started in this process are over. */
  runsEnded(): Promise<unknown>;
};

/** A request answers before the job that it has started is over, so a stop has to wait for more than requests. */
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
