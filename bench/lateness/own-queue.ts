import { setTimeout as wait } from 'node:timers/promises';
import { claimJobs } from '#server/adapters/queue/claim-jobs.ts';
import { createJobQueue } from '#server/adapters/queue/job-queue.ts';
import { createRunJob } from '#server/adapters/queue/run-job.ts';
import type { JobContext } from '#server/context.ts';
import { publishPost } from '#server/features/posts/post-jobs.ts';
import { handlePublishPost } from '#server/features/publishing/publish-post.job.ts';
import { JOBS } from '#server/jobs.ts';
import type { Given, StartQueue } from './measure-lateness.ts';
import { sliceRows } from './seed-due-posts.ts';

const POLL_EVERY_MS = 500;
const AT_ONCE = 8;

export const startOurs: StartQueue = async (given) => {
  await addJobs(given);
  return await createJobQueue(given.base, JOBS, contextOf(given.base)).start();
};

/** Polls the same table twice a second and finishes a batch of up to `batch` jobs before the next poll. */
export const pollingQueue =
  (batch: number): StartQueue =>
  async (given) => {
    const { base } = given;
    const stopping = new AbortController();
    const run = createRunJob(base, { handlers: [handlePublishPost], contextOf: contextOf(base) });
    const poll = async () => {
      while (!stopping.signal.aborted) {
        const nextAt = base.clock.monotonic() + POLL_EVERY_MS;
        const rows = await claimJobs(base, publishPost, batch);
        const lane = async () => {
          for (let row = rows.shift(); row; row = rows.shift()) await run(row);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, lane));
        await wait(Math.max(0, nextAt - base.clock.monotonic()));
      }
    };
    await addJobs(given);
    const polling = poll();
    return {
      async stop() {
        stopping.abort();
        await polling;
      },
    };
  };

const contextOf =
  (base: Given['base']) =>
  ({ name }: { name: string }): JobContext => ({ ...base, actor: { kind: 'job', name } });

/** Inserted in bulk: one by one would take until after they are due. */
async function addJobs({ base, sendings, runAt }: Given): Promise<void> {
  const rows = sendings.map((sending) => ({
    id: `job_${sending.postId}`,
    name: publishPost.name,
    payload: JSON.stringify(sending),
    unique_key: `post:${sending.postId}:${sending.fence}`,
    run_at: runAt,
    attempts: 0,
    created_at: 0,
  }));
  for (const some of sliceRows(rows)) await base.db.insertInto('jobs').values(some).execute();
}
