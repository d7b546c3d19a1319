import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Base } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { declareJob, handleJob, type JobDefinition, type JobHandler, type TryAgain } from './job.ts';
import { claimJobs, readNextDue } from './claim-jobs.ts';
import { createJobQueue } from './job-queue.ts';
import { createRunJob } from './run-job.ts';

let app: TestApp;
let runs: string[];
beforeEach(async () => {
  app = await createTestApp();
  runs = [];
});
afterEach(() => app.close());

type Run = (ctx: Base) => Promise<TryAgain | void>;

const jobThat = (run: Run, more: Partial<JobDefinition> = {}): JobHandler<Base> =>
  handleJob(
    declareJob({ name: 'test.job', payload: z.object({}), attempts: 3, leaseMs: 30_000, ...more }),
    run,
  );

const works = jobThat(async () => void runs.push('ran'));

const runDue = (handler: JobHandler<Base>): Promise<number> =>
  createJobQueue(app.base, [handler], () => app.base).runDue(10);

const nextDueAt = async () => (await readNextDue(app.base, [works.job])).get(works.job);
const theRow = () => app.base.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

test('runs a job once, when it is due', async () => {
  await app.base.jobs.enqueue(app.base.db, works.job, {}, { runAt: app.clock.now() + 1000 });
  expect(await runDue(works)).toBe(0);
  expect(await nextDueAt()).toBe(app.clock.now() + 1000);
  app.clock.advance(1000);
  expect([await runDue(works), await runDue(works)]).toEqual([1, 0]);
  expect(await theRow()).toMatchObject({ outcome: 'done', lease_token: null });
});

test('a job enqueued in a transaction that fails does not exist', async () => {
  const failing = app.base.db.transaction().execute(async (tx) => {
    await app.base.jobs.enqueue(tx, works.job, {});
    throw new Error('on second thoughts');
  });
  await expect(failing).rejects.toThrow('on second thoughts');
  expect(await runDue(works)).toBe(0);
});

test('only one unfinished job may have a key; once it is done, another may be added', async () => {
  const enqueue = () => app.base.jobs.enqueue(app.base.db, works.job, {}, { uniqueKey: 'only' });
  await enqueue();
  await enqueue();
  expect(await runDue(works)).toBe(1);
  await enqueue();
  expect(await runDue(works)).toBe(1);
});

test('claims the earliest due jobs first', async () => {
  const now = app.clock.now();
  for (const runAt of [now - 1_000, now - 3_000, now - 2_000])
    await app.base.jobs.enqueue(app.base.db, works.job, {}, { runAt });
  const claimed = await claimJobs(app.base, works.job, 2);
  expect(claimed.map(({ run_at: at }) => at).toSorted()).toEqual([now - 3_000, now - 2_000]);
});

test('concurrent workers never claim the same job', async () => {
  for (let index = 0; index < 40; index++) await app.base.jobs.enqueue(app.base.db, works.job, {});
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimJobs(app.base, works.job, 10)));
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rest = await claimJobs(app.base, works.job, 100);
  expect(ids.length + rest.length).toBe(40);
});

test('takes over a dead worker’s job when its lease expires', async () => {
  await app.base.jobs.enqueue(app.base.db, works.job, {});
  const [held] = await claimJobs(app.base, works.job, 1);
  app.clock.advance(29_000);
  expect(await runDue(works)).toBe(0);
  app.clock.advance(2_000);
  expect(await runDue(works)).toBe(1);
  await createRunJob(app.base, { handlers: [works], contextOf: () => app.base })(held!);
  expect(await theRow()).toMatchObject({ outcome: 'done', attempts: 2 });
  expect(app.logLines.join('')).toContain('a job outlived its lease');
});

test('a running job keeps its lease until it ends', async () => {
  let finish = () => {};
  const slow = jobThat(() => new Promise((resolve) => (finish = resolve)));
  await app.base.jobs.enqueue(app.base.db, slow.job, {});
  const [row] = await claimJobs(app.base, slow.job, 1);
  const run = createRunJob(app.base, { handlers: [slow], contextOf: () => app.base })(row!);
  app.clock.advance(10_000);
  await expect.poll(async () => (await theRow()).leased_until).toBe(app.clock.now() + 30_000);
  finish();
  await run;
});

test('retries a failing job with backoff, then fails it with the reason', async () => {
  const breaks = jobThat(async () => {
    throw new Error('no luck');
  });
  await app.base.jobs.enqueue(app.base.db, breaks.job, {});
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await runDue(breaks)).toBe(1);
    expect(await runDue(breaks)).toBe(0);
    app.clock.advance(3_600_000);
  }
  expect(await theRow()).toMatchObject({ outcome: 'failed', attempts: 3, last_error: 'Error: no luck' });
});

test('limits the retry delay of a job to the job’s own maximum', async () => {
  const fails = async () => {
    throw new Error('broken');
  };
  const impatient = jobThat(fails, { attempts: 1_000, retryWithinMs: 5_000 });
  await app.base.jobs.enqueue(app.base.db, impatient.job, {});
  for (const waitMs of [2_000, 5_000, 5_000, 5_000]) {
    await runDue(impatient);
    expect((await theRow()).run_at).toBe(app.clock.now() + waitMs);
    app.clock.advance(waitMs);
  }
});

test('a rescheduled job does not count as a failed attempt', async () => {
  const later = jobThat(async ({ clock }) => ({ tryAgainAt: clock.now() + 60_000 }), { attempts: 1 });
  await app.base.jobs.enqueue(app.base.db, later.job, {});
  for (let round = 0; round < 5; round++) {
    expect(await runDue(later)).toBe(1);
    app.clock.advance(60_000);
  }
  expect(await theRow()).toMatchObject({ outcome: null, attempts: 0 });
});

test('enqueues a recurring job once after each run', async () => {
  const hourly = jobThat(async () => void runs.push('ran'), { everyMs: 3_600_000 });
  await app.base.jobs.enqueue(app.base.db, hourly.job, {}, { uniqueKey: hourly.job.name });
  for (let hour = 0; hour < 3; hour++) {
    expect(await runDue(hourly)).toBe(1);
    app.clock.advance(3_600_000);
  }
  expect(runs).toHaveLength(3);
});

test('renews a lease only while the job runs', async () => {
  let finish = () => {};
  const slow = jobThat(() => new Promise((resolve) => (finish = resolve)));
  await app.base.jobs.enqueue(app.base.db, slow.job, {});
  const [row] = await claimJobs(app.base, slow.job, 1);
  const run = createRunJob(app.base, { handlers: [slow], contextOf: () => app.base })(row!);
  for (let renewal = 0; renewal < 4; renewal++) {
    await expect.poll(() => app.clock.nextIn()).toBe(10_000);
    app.clock.advance(10_000);
    await expect.poll(async () => (await theRow()).leased_until).toBe(app.clock.now() + 30_000);
  }
  await expect.poll(() => app.clock.nextIn()).toBe(10_000);
  finish();
  await run;
  expect(app.clock.nextIn()).toBe(Infinity);
});

test('does not run a finished job again by its key', async () => {
  const queue = createJobQueue(app.base, [works], () => app.base);
  await queue.enqueue(app.base.db, works.job, {}, { uniqueKey: 'only' });
  expect(await queue.runNow(works.job, 'only')).toBe(true);
  expect(await queue.runNow(works.job, 'only')).toBe(false);
  expect(runs).toEqual(['ran']);
});

test('a job of an unknown kind, as from a newer version, does not keep a worker busy', async () => {
  const unknown = declareJob({ ...works.job, name: 'test.unknown' });
  await app.base.jobs.enqueue(app.base.db, unknown, {});
  expect(await nextDueAt()).toBeUndefined();
  await app.base.jobs.enqueue(app.base.db, works.job, {}, { runAt: app.clock.now() + 1000 });
  expect(await nextDueAt()).toBe(app.clock.now() + 1000);
});
