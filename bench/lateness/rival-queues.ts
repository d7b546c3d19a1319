import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Given, StartQueue } from './measure-lateness.ts';
import type { Sending } from './seed-due-posts.ts';

const QUEUE = 'publish';
const AT_ONCE = 8;

/** The rival queues cannot reschedule a job, so one that has to be retried keeps its slot until then. */
async function runToEnd({ base, step }: Given, sending: Sending, claimedAt: Date | null): Promise<void> {
  const once = () => step(sending, claimedAt?.getTime() ?? 0);
  for (let again = await once(); again; again = await once())
    await wait(Math.max(0, again.tryAgainAt - base.clock.now()));
}

export const startGraphileWorker: StartQueue = async (given) => {
  const { databaseUrl: connectionString, sendings, runAt } = given;
  const shared = { connectionString, logger: new Logger(() => () => {}) };
  const queue = await makeWorkerUtils(shared);
  await queue.migrate();
  await queue.addJobs(sendings.map((payload) => ({ identifier: QUEUE, payload, runAt: new Date(runAt) })));
  await queue.release();
  const runner = await run({
    ...shared,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    taskList: {
      [QUEUE]: (payload, { job }) => runToEnd(given, payload as Sending, job.locked_at),
    },
  });
  return { stop: () => runner.stop() };
};

/** Runs batches in parallel, and polls again at once while they come back full. */
export const startPgBoss: StartQueue = async (given) => {
  const { base, databaseUrl, sendings, runAt } = given;
  const boss = new PgBoss(databaseUrl);
  boss.on('error', (error) => base.log.error(error));
  await boss.start();
  await boss.createQueue(QUEUE);
  await boss.insert(
    QUEUE,
    sendings.map((data) => ({ data, startAfter: new Date(runAt) })),
  );
  const options = {
    batchSize: AT_ONCE,
    pollingIntervalSeconds: 0.5,
    burstWhenBatchFull: true,
    includeMetadata: true,
  } as const;
  await boss.work<Sending, void, typeof options>(QUEUE, options, async (jobs) => {
    await Promise.all(jobs.map(({ data, startedOn }) => runToEnd(given, data, startedOn)));
  });
  return { stop: () => boss.stop() };
};
