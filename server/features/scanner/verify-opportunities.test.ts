import { afterAll, beforeAll, expect, test } from 'vitest';
import * as scanner from '#contract/scanner.ts';
import { runPaced } from '#test/run-paced.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';
import { verifyOpportunities } from './scanner-jobs.ts';

const HOUR_MS = 3_600_000;
const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function scanned(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  await client.call(scanner.scanThreads, { subreddits: ['saas'], filters });
  return client;
}
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});
async function verify() {
  await app.base.jobs.enqueue(app.base.db, verifyOpportunities, {});
  await runPaced(app.clock, () => app.drainJobs());
}

test('threads are read again before their texts expire, once for all who have them', async () => {
  const [ada, ben] = [await scanned('ada'), await scanned('ben')];
  const before = await listOf(ada);
  app.clock.advance(21 * HOUR_MS);
  await verify();
  for (const client of [ada, ben]) {
    const after = await listOf(client);
    expect(after.map(({ title }) => title).toSorted()).toEqual(before.map(({ title }) => title).toSorted());
    for (const { readAt } of after) expect(Date.parse(readAt)).toBe(app.clock.now());
  }
});

test('what is not there any more goes from every list', async () => {
  const [cleo, dora] = [await scanned('cleo'), await scanned('dora')];
  await app.base.db
    .updateTable('opportunities')
    .set({ thread_id: 't3_zzzzzz' })
    .where('id', 'in', [(await listOf(cleo))[0]!.id, (await listOf(dora))[0]!.id])
    .execute();
  const [many, others] = [(await listOf(cleo)).length, (await listOf(dora)).length];
  app.clock.advance(21 * HOUR_MS);
  await verify();
  expect(await listOf(cleo)).toHaveLength(many - 1);
  expect(await listOf(dora)).toHaveLength(others - 1);
});

test('what could not be read again for two days is deleted', async () => {
  const emil = await app.as('emil');
  await emil.call(scanner.generateSample);
  app.clock.advance(49 * HOUR_MS);
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await runPaced(app.clock, () => app.drainJobs());
  expect(await listOf(emil)).toEqual([]);
});
