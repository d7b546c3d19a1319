import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Base } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { type Claimed, claimJobs } from './claim-jobs.ts';
import { declareJob, handleJob } from './job.ts';
import { createJobQueue } from './job-queue.ts';
import type { Worker } from './job-worker.ts';
import { createRunJob } from './run-job.ts';

const LEASE_MS = 30_000;
const payload = z.object({ name: z.string() });
const declare = (name: string, atOnce?: number) =>
  declareJob({ name, payload, attempts: 3, leaseMs: LEASE_MS, ...(atOnce && { atOnce }) });
const many = declare('test.many', 20);
const few = declare('test.few');

let app: TestApp;
let ran: string[];
let workers: Worker[];
beforeEach(async () => {
  app = await createTestApp();
  ran = [];
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await app.close();
});

/** A handler whose runs end when the test says so. */
function held(job = many) {
  const ends = new Map<string, () => void>();
  const handler = handleJob(job, async (_ctx: Base, { name }) => {
    ran.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
  });
  return { handler, end: (name: string) => ends.get(name)?.(), endAll: () => ends.forEach((end) => end()) };
}

const enqueue = (job: typeof many, count: number) =>
  app.base.jobs.enqueueAll(
    app.base.db,
    job,
    Array.from({ length: count }, (_, no) => ({ payload: { name: `${job.name} ${no}` } })),
  );
const rows = () => app.base.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const nameOf = (row: Claimed) => (JSON.parse(row.payload) as { name: string }).name;
const steal = (row: Claimed) =>
  app.base.db.updateTable('jobs').set({ lease_token: 'another' }).where('id', '=', row.id).execute();

test('a kind that uses all of its slots does not block another kind', async () => {
  const { handler, endAll } = held();
  const quick = handleJob(few, async (_ctx: Base, { name }) => void ran.push(name));
  workers.push(await createJobQueue<Base>(app.base, [handler, quick], () => app.base).start());
  await enqueue(many, 30);
  await expect.poll(() => ran).toHaveLength(20);
  await enqueue(few, 3);
  await expect.poll(() => ran.filter((name) => name.startsWith(few.name))).toHaveLength(3);
  expect(ran).toHaveLength(23);
  const afterEnds = () => (endAll(), ran.length);
  await expect.poll(afterEnds).toBe(33);
  await expect
    .poll(async () => (endAll(), (await rows()).filter(({ outcome }) => outcome === 'done')))
    .toHaveLength(33);
});

test('takes over a dead worker’s jobs together when their leases expire', async () => {
  await enqueue(many, 20);
  expect(await claimJobs(app.base, many, 20)).toHaveLength(20);
  const quick = handleJob(many, async (_ctx: Base, { name }) => void ran.push(name));
  workers.push(await createJobQueue<Base>(app.base, [quick], () => app.base).start());
  app.clock.advance(LEASE_MS - 1);
  await expect.poll(() => app.clock.nextIn()).toBeLessThanOrEqual(15_000);
  expect(ran).toEqual([]);
  await expect.poll(() => (app.clock.advance(1), ran)).toHaveLength(20);
  await expect.poll(async () => (await rows()).map(({ attempts }) => attempts)).toEqual(Array(20).fill(2));
});

test('if a lease is lost, only its job stops being renewed, and its result is discarded', async () => {
  const { handler, endAll } = held();
  const run = createRunJob<Base>(app.base, { handlers: [handler], contextOf: () => app.base });
  await enqueue(many, 3);
  const [lost, ...kept] = await claimJobs(app.base, many, 3);
  const runs = [lost!, ...kept].map(run);
  await steal(lost!);
  const firstLease = lost!.leased_until;
  for (const _round of [1, 2]) {
    app.clock.advance(LEASE_MS / 3);
    const leases = new Map([
      [lost!.id, firstLease],
      ...kept.map(({ id }) => [id, app.clock.now() + LEASE_MS] as const),
    ]);
    await expect
      .poll(async () => new Map((await rows()).map((row) => [row.id, row.leased_until])))
      .toEqual(leases);
    await expect.poll(() => app.clock.nextIn()).toBe(LEASE_MS / 3);
  }
  endAll();
  await Promise.all(runs);
  const outcomes = new Map((await rows()).map(({ id, outcome }) => [id, outcome]));
  expect(outcomes.get(lost!.id)).toBeNull();
  for (const { id } of kept) expect(outcomes.get(id)).toBe('done');
  expect(app.logLines.join('')).toContain('a job outlived its lease');
  expect(app.clock.nextIn()).toBe(Infinity);
});

test('renews a lease in time even if the other leases are longer', async () => {
  const slow = declareJob({ name: 'test.slow', payload, attempts: 3, leaseMs: 100 * LEASE_MS });
  const [long, short] = [held(slow), held()];
  const handlers = [long.handler, short.handler];
  const run = createRunJob<Base>(app.base, { handlers, contextOf: () => app.base });
  await enqueue(slow, 1);
  const first = run((await claimJobs(app.base, slow, 1))[0]!);
  await enqueue(many, 1);
  const [row] = await claimJobs(app.base, many, 1);
  const second = run(row!);
  expect(app.clock.nextIn()).toBe(LEASE_MS / 3);
  app.clock.advance(LEASE_MS / 3);
  const renewed = async () => (await rows()).find(({ id }) => id === row!.id)?.leased_until;
  await expect.poll(renewed).toBe(app.clock.now() + LEASE_MS);
  await expect.poll(() => ran).toHaveLength(2);
  long.endAll();
  short.endAll();
  await Promise.all([first, second]);
});

test('runs that end at the same time keep their own outcomes', async () => {
  const run = createRunJob<Base>(app.base, {
    handlers: [
      handleJob(many, async (_ctx: Base, { name }) => {
        if (name.endsWith('1')) throw new Error('no luck');
        if (name.endsWith('2')) return { tryAgainAt: 5 };
      }),
    ],
    contextOf: () => app.base,
  });
  await enqueue(many, 3);
  const claimed = await claimJobs(app.base, many, 3);
  await Promise.all(claimed.map(run));
  const ends = new Map((await rows()).map((row) => [nameOf(row as Claimed), row]));
  expect(ends.get('test.many 0')).toMatchObject({ outcome: 'done', lease_token: null });
  expect(ends.get('test.many 1')).toMatchObject({ outcome: null, last_error: 'Error: no luck', attempts: 1 });
  expect(ends.get('test.many 2')).toMatchObject({ outcome: null, run_at: 5, attempts: 0 });
});

test('when its lease expires, takes over a job that was started early and then lost', async () => {
  const options = { runAt: app.clock.now() + 3_600_000, uniqueKey: 'only' };
  await app.base.jobs.enqueue(app.base.db, many, { name: 'ahead' }, options);
  const { handler, endAll } = held();
  const queue = createJobQueue<Base>(app.base, [handler], () => app.base);
  const first = queue.runNow(many, 'only');
  await expect.poll(() => ran).toHaveLength(1);
  const [row] = await rows();
  await steal(row as Claimed);
  expect(await claimJobs(app.base, many, 1)).toEqual([]);
  app.clock.advance(LEASE_MS);
  expect(await claimJobs(app.base, many, 1)).toHaveLength(1);
  endAll();
  await first;
});

test('a stop waits at most twenty seconds, and abandons running jobs until their leases expire', async () => {
  const { handler, endAll } = held();
  const worker = await createJobQueue<Base>(app.base, [handler], () => app.base).start();
  await enqueue(many, 1);
  await expect.poll(() => ran).toHaveLength(1);
  let isStopped = false;
  const stopping = worker.stop().then(() => (isStopped = true));
  app.clock.advance(19_000);
  expect(isStopped).toBe(false);
  await expect.poll(() => (app.clock.advance(5_000), isStopped)).toBe(true);
  await stopping;
  endAll();
});
