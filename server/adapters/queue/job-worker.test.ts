import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Base } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { declareJob, handleJob, type JobDefinition, type JobHandler } from './job.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import type { Worker } from './job-worker.ts';
import type { QueuePorts } from './queue-ports.ts';

let app: TestApp;
let workers: Worker[];
let ran: string[];
beforeEach(async () => {
  app = await createTestApp();
  workers = [];
  ran = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await app.close();
});

const payload = z.object({ name: z.string() });
const named = declareJob({ name: 'test.named', payload, attempts: 3, leaseMs: 30_000 });
const handler = (run: (name: string) => Promise<void> | void = () => {}): JobHandler<Base> =>
  handleJob(named, async (_ctx: Base, { name }) => {
    ran.push(name);
    await run(name);
  });

async function startQueue(handlers: JobHandler<Base>[], ports: Partial<QueuePorts> = {}) {
  const queue = createJobQueue<Base>({ ...app.base, ...ports }, handlers, () => app.base);
  const worker = await queue.start();
  workers.push(worker);
  return { queue, worker };
}

const enqueue = (queue: JobQueue, name: string, runAt?: number) =>
  queue.enqueue(app.base.db, named, { name }, runAt === undefined ? {} : { runAt });
const openJobs = async () =>
  (await app.base.db.selectFrom('jobs').select('name').where('finished_at', 'is', null).execute()).length;

test('an enqueued job wakes the worker and runs at once', async () => {
  const { queue } = await startQueue([handler()]);
  await enqueue(queue, 'now');
  await expect.poll(() => ran).toEqual(['now']);
});

test('runs jobs that were due before the start', async () => {
  const before = createJobQueue<Base>(app.base, [handler()], () => app.base);
  await enqueue(before, 'early');
  await startQueue([handler()]);
  await expect.poll(() => ran).toEqual(['early']);
});

test('sleeps until the next job is due', async () => {
  const { queue } = await startQueue([handler()]);
  await enqueue(queue, 'later', app.clock.now() + 5_000);
  await expect.poll(() => app.clock.nextIn()).toBe(5_001);
  app.clock.advance(4_999);
  expect(ran).toEqual([]);
  app.clock.advance(2);
  await expect.poll(() => ran).toEqual(['later']);
});

test('if a wake-up is lost, a job is at most fifteen seconds late', async () => {
  await startQueue([handler()]);
  await expect.poll(() => app.clock.nextIn()).toBe(15_000);
  const silent = { ...app.base.engine, bus: { send: async () => {}, listen: () => () => {} } };
  const queue = createJobQueue<Base>({ ...app.base, engine: silent }, [handler()], () => app.base);
  await enqueue(queue, 'unheard');
  app.clock.advance(15_000);
  await expect.poll(() => ran).toEqual(['unheard']);
});

test('retries after a second if the table cannot be read', async () => {
  let isAway = true;
  const engine = {
    ...app.base.engine,
    get db() {
      if (isAway) throw new Error('the database is away');
      return app.base.engine.db;
    },
  };
  const { queue } = await startQueue([handler()], { engine });
  await expect.poll(() => app.clock.nextIn()).toBe(1_000);
  isAway = false;
  await enqueue(queue, 'in time', app.clock.now() + 500);
  app.clock.advance(1_000);
  await expect.poll(() => ran).toEqual(['in time']);
});

test('runs eight jobs at once, and the ninth when one of them ends', async () => {
  const ends: (() => void)[] = [];
  const { queue } = await startQueue([handler(() => new Promise((resolve) => ends.push(resolve)))]);
  const jobs = Array.from({ length: 10 }, (_, index) => ({ payload: { name: `job ${index}` } }));
  await queue.enqueueAll(app.base.db, named, jobs);
  await expect.poll(() => ends.length).toBe(8);
  expect(ran).toHaveLength(8);
  ends[0]?.();
  await expect.poll(() => ran.length).toBe(9);
  for (let ended = 1; ended < 10; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  await expect.poll(openJobs).toBe(0);
});

test('a stop waits for the running job and starts no other', async () => {
  const end = Promise.withResolvers<void>();
  const { queue, worker } = await startQueue([handler(() => end.promise)]);
  await enqueue(queue, 'running');
  await expect.poll(() => ran).toEqual(['running']);
  let isStopped = false;
  const stopping = worker.stop().then(() => (isStopped = true));
  await enqueue(queue, 'too late');
  expect(isStopped).toBe(false);
  end.resolve();
  await stopping;
  expect(ran).toEqual(['running']);
  expect(await openJobs()).toBe(1);
  expect(worker.healthy()).toBe(false);
});

test('a failing job does not stop the worker', async () => {
  const { queue } = await startQueue([
    handler((name) => {
      if (name === 'bad') throw new Error('no luck');
    }),
  ]);
  await enqueue(queue, 'bad');
  await enqueue(queue, 'good');
  await expect.poll(() => ran.toSorted()).toEqual(['bad', 'good']);
  await expect.poll(openJobs).toBe(1);
});

test('reports itself as unhealthy if its loop stalls', async () => {
  const stalled = { ...app.base.clock, after: () => () => {} };
  const { worker } = await startQueue([handler()], { clock: stalled });
  expect(worker.healthy()).toBe(true);
  app.clock.advance(61_000);
  expect(worker.healthy()).toBe(false);
});

test('several workers enqueue a recurring job only once', async () => {
  const recurring: JobDefinition = declareJob({
    name: 'test.recurring',
    payload: z.object({}),
    attempts: 1,
    leaseMs: 1_000,
    everyMs: 60_000,
  });
  const counted = handleJob(recurring, async () => void ran.push('round'));
  await startQueue([counted]);
  await startQueue([counted]);
  const done = () => app.base.db.selectFrom('jobs').select('id').where('outcome', '=', 'done').execute();
  // Waits for the end of the first run, because its lease could expire meanwhile.
  await expect.poll(done).toHaveLength(1);
  await expect.poll(openJobs).toBe(1);
  expect(ran).toEqual(['round']);
  app.clock.advance(59_000);
  expect(ran).toHaveLength(1);
  const afterSecond = () => (app.clock.advance(1_000), ran.length);
  await expect.poll(afterSecond).toBe(2);
});

test('runs a job at once although it is not due, unless a worker holds it', async () => {
  const queue = createJobQueue<Base>(app.base, [handler()], () => app.base);
  const options = { runAt: app.clock.now() + 60_000, uniqueKey: 'only' };
  await queue.enqueue(app.base.db, named, { name: 'hurried' }, options);
  const results = await Promise.all([queue.runNow(named, 'only'), queue.runNow(named, 'only')]);
  expect(results.toSorted()).toEqual([false, true]);
  expect(ran).toEqual(['hurried']);
  expect(await queue.runNow(named, 'unknown')).toBe(false);
});
