import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createPost } from '#contract/posts.ts';
import type { Base } from '#server/context.ts';
import { publishPost } from '#server/features/posts/post-jobs.ts';
import { connectAccount, createPlatformApp } from '#test/platform-app.ts';
import { declareJob, handleJob } from '../adapters/queue/job.ts';
import { createJobQueue } from '../adapters/queue/job-queue.ts';
import { stopServer } from './stop-server.ts';
import { trackRuns } from './track-runs.ts';

/** A post that is due while no call may be made for ten minutes. */
async function startWaiting() {
  const app = await createPlatformApp();
  onTestFinished(() => app.close());
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  const dueAt = app.clock.now() + 10_000;
  const text = { title: 'A title', content: 'A text', subreddit: 'webdev' };
  const scheduledAt = new Date(dueAt).toISOString();
  await ben.call(createPost, { ...text, status: 'scheduled', scheduledAt });
  app.clock.advance(10_001);
  await app.base.db
    .updateTable('call_budget')
    .set({ blocked_until: dueAt + 600_000 })
    .execute();
  const readJob = () =>
    app.base.db
      .selectFrom('jobs')
      .select(['lease_token', 'finished_at'])
      .where('name', '=', publishPost.name)
      .executeTakeFirstOrThrow();
  return { app, base: { ...app.base, jobs: trackRuns(app.base.jobs) }, readJob };
}

/** A job that ends when the test says so. */
async function startEndless() {
  const { app } = await startWaiting();
  const endless = declareJob({ name: 'test.endless', payload: z.object({}), attempts: 1, leaseMs: 30_000 });
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const handler = handleJob(endless, (_ctx: Base) => {
    started.resolve();
    return promise;
  });
  const jobs = trackRuns(createJobQueue(app.base, [handler], () => app.base));
  await jobs.enqueue(app.base.db, endless, {}, { uniqueKey: 'endless' });
  const run = () => jobs.runNow(endless, 'endless');
  return { app, base: { ...app.base, jobs }, run, started: started.promise, end };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('stops at once although a post waits for the call budget, and leaves its job to other processes', async () => {
  const { app, base, readJob } = await startWaiting();
  const worker = await base.jobs.start();
  await expect.poll(async () => (await readJob()).lease_token).not.toBe(null);
  await stopServer({ base, http: app.http, worker });
  expect(await readJob()).toEqual({ lease_token: null, finished_at: null });
});

test('waits for a job that a request has started', async () => {
  const { app, base, run, started, end } = await startEndless();
  const running = run();
  await started;
  let stopped = false;
  const stopping = stopServer({ base, http: app.http, worker: null }).then(() => (stopped = true));
  app.clock.advance(19_999);
  await turn();
  expect(stopped).toBe(false);
  end();
  await stopping;
  expect(await running).toBe(true);
  expect(app.logLines.join('')).not.toContain('has not ended in time');
});

test('after 20 s, abandons running work until its lease expires, and logs that', async () => {
  const { app, base, started, end } = await startEndless();
  const worker = await base.jobs.start();
  await started;
  const stopping = stopServer({ base, http: app.http, worker });
  app.clock.advance(20_000);
  await stopping;
  expect(app.logLines.join('')).toContain('some work has not ended in time');
  end();
});
