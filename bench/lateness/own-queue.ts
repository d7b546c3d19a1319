import type { KyselyPlugin } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { type Claimed, claimJobs } from '#server/adapters/queue/claim-jobs.ts';
import { handleJob } from '#server/adapters/queue/job.ts';
import { createJobQueue } from '#server/adapters/queue/job-queue.ts';
import { createRunJob } from '#server/adapters/queue/run-job.ts';
import type { JobContext } from '#server/context.ts';
import { publishPost } from '#server/features/posts/post-jobs.ts';
import { JOBS } from '#server/jobs.ts';
import type { Given, StartQueue } from './measure-lateness.ts';
import { slicesOf, type Sending } from './seed-due-posts.ts';

const POLL_EVERY_MS = 500;
const AT_ONCE = 8;

/** Our worker with all its jobs; only publishing is replaced by `step`. */
export const startOurs: StartQueue = async (given) => {
  const { base, step } = given;
  const claims = new Map<string, number>();
  const publish = handleJob(publishPost, (_ctx: JobContext, sending) =>
    step(sending, claims.get(sending.postId) ?? 0),
  );
  const note = (row: Claimed) => claims.set((JSON.parse(row.payload) as Sending).postId, claimedAtOf(row));
  const engine = { ...base.engine, db: base.engine.db.withPlugin(hearClaims(note)) };
  await addJobs(given);
  const handlers = JOBS.map((each) => (each.job === publishPost ? publish : each));
  return await createJobQueue({ ...base, engine }, handlers, contextOf(base)).start();
};

/** Polls the same table twice a second and finishes a batch of up to `batch` jobs before the next poll. */
export const pollingQueue =
  (batch: number): StartQueue =>
  async (given) => {
    const { base, step } = given;
    const stopping = new AbortController();
    const run = (row: Claimed) => {
      const publish = handleJob(publishPost, (_ctx: JobContext, sending) => step(sending, claimedAtOf(row)));
      return createRunJob(base, { handlers: [publish], contextOf: contextOf(base) })(row);
    };
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

/** When the job was claimed, as recorded by the claim. */
const claimedAtOf = ({ leased_until }: Claimed) => (leased_until ?? 0) - publishPost.leaseMs;

const hearClaims = (hear: (row: Claimed) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    for (const row of result.rows) if ('lease_token' in row) hear(row as Claimed);
    return result;
  },
});

/** Inserted in bulk: one by one would take longer than the time until they are due. */
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
  for (const some of slicesOf(rows)) await base.db.insertInto('jobs').values(some).execute();
}
