import { afterEach, expect, test } from 'vitest';
import type { Purpose } from '#core/calls/call-queue.ts';
import { ScanPlan } from '#core/scanning/scan-plan.ts';
import { systemRandom } from '#server/adapters/crypto/random.ts';
import type { Engine } from '#server/adapters/db/engine.ts';
import { openEngine } from '#server/adapters/db/open-database.ts';
import { createCallBudget } from '#server/adapters/platform/call-budget.ts';
import { readConfig } from '#server/config.ts';
import { addWorkspaces } from '#test/factories.ts';
import { createSharedTime } from '#test/shared-time.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { hubCallsPerMinute } from './hub-pace.ts';
import { type HubPorts, pollGroups } from './poll-groups.ts';

const START = Date.UTC(2026, 10, 2);
const MINUTE_MS = 60_000;
const CALLS_PER_MINUTE = 100;
const ENDS_AT = START + 8 * MINUTE_MS;

let database: TestDatabase;
let engine: Engine;
afterEach(async () => {
  await engine.stop();
  await database.drop();
});

test('due posts go before the hub, even ten at once, and calls per minute stay within the budget', async () => {
  database = await createTestDatabase({ migrated: true });
  engine = await openEngine(readConfig(database.settings), () => {});
  await addWorkspaces(engine.db, ['wsp_a', 'wsp_b']);
  const time = createSharedTime(START);
  const clock = time.clock();
  const budget = createCallBudget({
    db: engine.db,
    clock,
    random: systemRandom,
    callsPerMinute: CALLS_PER_MINUTE,
    stopping: new AbortController().signal,
  });
  const made: { purpose: Purpose; at: number; waitedMs: number }[] = [];
  const call = async (purpose: Purpose, workspaceId: string) => {
    const askedAt = time.now();
    await budget.enter({ purpose, workspaceId });
    made.push({ purpose, at: time.now(), waitedMs: time.now() - askedAt });
  };
  const sleep = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  let posts = 0;
  const ports: HubPorts<{ id: string; community: string; createdAt: number }> = {
    now: () => time.now(),
    siteNow: () => time.now(),
    sleep,
    isStopping: () => false,
    async read(names) {
      await call('scan', 'wsp_a');
      await sleep(200);
      const page = names.map((community) => ({
        id: `p${(posts += 1)}`,
        community,
        createdAt: time.now() - 1,
      }));
      return { kind: 'page', posts: page, after: null };
    },
    keep: async (page) => new Set(page.map(({ id }) => id)),
  };
  const watched = Array.from({ length: 3_000 }, (_, no) => ({
    key: `c${no}`.padEnd(20, 'x'),
    name: `c${no}`.padEnd(20, 'x'),
    watchers: 1,
  }));
  const given = {
    watched,
    states: new Map(),
    callsPerMinute: hubCallsPerMinute(CALLS_PER_MINUTE),
    now: START,
  };
  // The round continues beyond the simulated time.
  void pollGroups(ports, new ScanPlan(given), Infinity);
  for (let minute = 2; minute < 8; minute += 1)
    time.at(START + minute * MINUTE_MS, () => {
      for (let count = 0; count < 30; count += 1) void call('publish', 'wsp_b');
    });
  await time.runUntil(ENDS_AT);

  const times = made.map(({ at }) => at).toSorted((one, other) => one - other);
  const busiest = Math.max(
    ...times.map((at) => times.filter((other) => other >= at && other < at + MINUTE_MS).length),
  );
  expect(busiest).toBeLessThanOrEqual(CALLS_PER_MINUTE);
  const urgent = made.filter(({ purpose }) => purpose === 'publish');
  expect(urgent).toHaveLength(6 * 30);
  expect(urgent.filter(({ waitedMs }) => waitedMs < 1_000).length).toBeGreaterThanOrEqual(6 * 8);
  expect(Math.max(...urgent.map(({ waitedMs }) => waitedMs))).toBeLessThan(16_000);
  const scans = made.filter(({ purpose }) => purpose === 'scan');
  expect(scans.length).toBeGreaterThan(450);
  // While a post waits, the hub makes at most one call, which was already counted.
  for (const { at, waitedMs } of urgent) {
    const between = scans.filter((scan) => scan.at > at - waitedMs && scan.at < at);
    expect(between.length).toBeLessThanOrEqual(1);
  }
});
