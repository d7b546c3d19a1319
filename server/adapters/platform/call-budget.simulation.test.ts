import { afterEach, expect, test } from 'vitest';
import type { Call } from '#core/calls/call-queue.ts';
import type { Engine } from '#server/adapters/db/engine.ts';
import { openEngine } from '#server/adapters/db/open-database.ts';
import { systemRandom } from '#server/adapters/crypto/random.ts';
import { readConfig } from '#server/config.ts';
import { addWorkspaces } from '#test/factories.ts';
import { sampleOr } from '#test/sample.ts';
import { createSharedTime } from '#test/shared-time.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { createCallBudget } from './call-budget.ts';

const START = Date.UTC(2026, 10, 2);
const MINUTE_MS = 60_000;
const WORKSPACES = ['wsp_a', 'wsp_b', 'wsp_c'];

let database: TestDatabase;
let engines: Engine[] = [];
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()));
  engines = [];
  await database.drop();
});

type Made = Call & { at: number; waitedMs: number };

/** Several processes on one database, in simulated time that advances when all of them sleep. */
async function simulate(processes: number, callsPerMinute: number) {
  database = await createTestDatabase({ migrated: true });
  const config = readConfig(database.settings);
  // With SQLite one server holds the database; the simulated processes share its connection.
  const connections = config.databaseUrl ? processes : 1;
  for (let count = 0; count < connections; count++) engines.push(await openEngine(config, () => {}));
  const { db } = engines[0]!;
  await addWorkspaces(db, WORKSPACES);
  const time = createSharedTime(START);
  const made: Made[] = [];
  const budgets = Array.from({ length: processes }, (_, index) => {
    const ports = { db: engines[index % connections]!.db, clock: time.clock(), random: systemRandom };
    return createCallBudget({ ...ports, callsPerMinute, stopping: new AbortController().signal });
  });
  const ask = (process: number, call: Call & { dueAt?: number }) => {
    const askedAt = time.now();
    void budgets[process]!.enter(call).then(() =>
      made.push({ ...call, at: Math.max(time.now(), call.dueAt ?? 0), waitedMs: time.now() - askedAt }),
    );
  };
  return { time, made, ask, budgets };
}

/** The highest number of calls within any 60 seconds. */
function busiestMinute(made: readonly Made[]): number {
  const times = made.map(({ at }) => at).toSorted((a, b) => a - b);
  let most = 0;
  for (let first = 0, last = 0; last < times.length; last++) {
    while (times[last]! - times[first]! >= MINUTE_MS) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Ten minutes on PostgreSQL exceed the test timeout on a busy machine. */
const MINUTES = sampleOr(5, 10);

test(`four processes under full load for ${MINUTES} minutes use the whole budget and never exceed it`, async () => {
  const { time, made, ask } = await simulate(4, 100);
  for (let process = 0; process < 4; process++) {
    for (const workspaceId of WORKSPACES)
      for (let count = 0; count < 150; count++) ask(process, { purpose: 'scan', workspaceId });
  }
  // Every process makes bursts of urgent calls at once, beside the backlog.
  let bursts = 0;
  for (let second = 20; second < MINUTES * 60 - 30; second += 45) {
    bursts += 1;
    for (let process = 0; process < 4; process++)
      time.at(START + second * 1000, () => {
        for (let count = 0; count < 8; count++) ask(process, { purpose: 'publish', workspaceId: 'wsp_b' });
      });
  }
  await time.runUntil(START + MINUTES * MINUTE_MS);
  expect(busiestMinute(made)).toBeLessThanOrEqual(100);
  expect(made.length).toBeGreaterThan(MINUTES * 90);
  const urgent = made.filter(({ purpose }) => purpose === 'publish');
  expect(urgent.length).toBe(bursts * 32);
  for (const workspaceId of WORKSPACES)
    expect(
      made.filter((call) => call.purpose === 'scan' && call.workspaceId === workspaceId).length,
    ).toBeGreaterThan(MINUTES * 15);
});

test('reserving calls for posts before they are due never exceeds the budget of a minute', async () => {
  const { time, made, ask } = await simulate(2, 30);
  for (let count = 0; count < 300; count++) ask(count % 2, { purpose: 'scan', workspaceId: 'wsp_a' });
  for (let second = 20; second < 300; second += 29)
    time.at(START + second * 1_000, () => {
      const dueAt = time.now() + 4_000;
      for (let count = 0; count < 10; count++)
        ask(count % 2, { purpose: 'publish', workspaceId: 'wsp_b', dueAt });
    });
  await time.runUntil(START + 6 * MINUTE_MS);
  expect(made.filter(({ purpose }) => purpose === 'publish')).toHaveLength(100);
  expect(busiestMinute(made)).toBeLessThanOrEqual(30);
});

test('a workspace with one read waits under two seconds beside one with a thousand', async () => {
  const { time, made, ask } = await simulate(1, 100);
  for (let count = 0; count < 1000; count++) ask(0, { purpose: 'scan', workspaceId: 'wsp_a' });
  for (let second = 7; second < 300; second += 13)
    time.at(START + second * 1000, () => ask(0, { purpose: 'scan', workspaceId: 'wsp_b' }));
  await time.runUntil(START + 5 * MINUTE_MS);
  const waits = made.filter(({ workspaceId }) => workspaceId === 'wsp_b').map(({ waitedMs }) => waitedMs);
  expect(waits.length).toBe(23);
  expect(Math.max(...waits)).toBeLessThan(2_000);
});

test('a post does not wait behind a backlog of reads', async () => {
  const { time, made, ask } = await simulate(2, 100);
  for (let count = 0; count < 1000; count++) ask(count % 2, { purpose: 'scan', workspaceId: 'wsp_a' });
  for (let second = 5; second < 180; second += 11)
    time.at(START + second * 1000, () => ask(0, { purpose: 'publish', workspaceId: 'wsp_b' }));
  await time.runUntil(START + 3 * MINUTE_MS);
  const waits = made.filter(({ purpose }) => purpose === 'publish').map(({ waitedMs }) => waitedMs);
  expect(waits.length).toBe(16);
  expect(Math.max(...waits)).toBeLessThan(1_000);
});

test('a 429 stops all processes for little longer than it asks', async () => {
  const { time, made, ask, budgets } = await simulate(3, 100);
  for (let count = 0; count < 900; count++) ask(count % 3, { purpose: 'scan', workspaceId: 'wsp_a' });
  await time.runUntil(START + 10_000);
  await budgets[0]!.block(30_000);
  const before = made.length;
  await time.runUntil(START + 40_000);
  // Each process may already have had one call in flight.
  expect(made.length - before).toBeLessThanOrEqual(1);
  await time.runUntil(START + 45_000);
  expect(made.length - before).toBeGreaterThan(4);
});
