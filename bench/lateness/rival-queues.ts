import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Given, StartQueue } from './measure-lateness.ts';
import type { Sending } from './seed-due-posts.ts';

const QUEUE = 'publish';
/** Each run waits until its post is due, so this is many times their default. */
const AT_ONCE = 100;

/** The rival queues cannot reschedule a job, so a job to be retried keeps its slot until then. */
async function runToEnd({ base, step }: Given, sending: Sending): Promise<void> {
  for (let again = await step(sending); again; again = await step(sending))
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
      [QUEUE]: (payload) => runToEnd(given, payload as Sending),
    },
  });
  return { stop: () => runner.stop() };
};

/** Runs batches in parallel, and polls again at once while they are full. */
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
  } as const;
  await boss.work<Sending, void, typeof options>(QUEUE, options, async (jobs) => {
    await Promise.all(jobs.map(({ data }) => runToEnd(given, data)));
  });
  return { stop: () => boss.stop() };
};
