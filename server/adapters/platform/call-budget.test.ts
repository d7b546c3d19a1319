import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Purpose } from '#core/calls/call-queue.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { runWaiting } from '#test/run-waiting.ts';
import { createCallBudget } from './call-budget.ts';

let app: TestApp;
let workspaceId: string;
beforeEach(async () => {
  app = await createTestApp();
  workspaceId = (await app.as('ada')).user!.workspaceId;
});
const opened: AbortController[] = [];
afterEach(() => {
  // Waiting calls leave the queue before the database closes.
  for (const stop of opened.splice(0)) stop.abort();
  return app.close();
});

function open() {
  const { db, random } = app.base;
  const stop = new AbortController();
  opened.push(stop);
  const { signal: stopping } = stop;
  const budget = createCallBudget({ db, clock: app.clock, random, callsPerMinute: 60, stopping });
  const enter = (purpose: Purpose, of = workspaceId) => budget.enter({ purpose, workspaceId: of });
  return { budget, enter, stop };
}
const counted = async () =>
  (await app.base.db.selectFrom('call_buckets').select('calls').execute()).map(({ calls }) => calls);

test('refunds a call that was canceled while being counted', async () => {
  const { enter, stop } = open();
  const waiting = enter('publish');
  stop.abort();
  expect(await waiting).toBeNull();
  await expect.poll(counted).toEqual([0]);
});

test('an urgent call does not wait behind a paced one', async () => {
  const { enter } = open();
  await enter('scan');
  void enter('scan');
  await expect.poll(() => app.clock.nextIn()).toBeLessThanOrEqual(1_000);
  expect(await enter('publish')).not.toBeNull();
});

test('all calls wait while the platform reports an empty budget', async () => {
  const { budget, enter } = open();
  await enter('publish');
  await budget.applyHeaders({ remaining: 1, resetMs: 5_000 });
  await enter('publish');
  await budget.applyHeaders({ remaining: 0, resetMs: 5_000 });
  let isThrough = false;
  const waiting = enter('publish').then(() => (isThrough = true));
  await expect.poll(() => app.clock.nextIn()).toBe(5_000);
  expect(isThrough).toBe(false);
  app.clock.advance(5_000);
  expect(await waiting).toBe(true);
});

test('if one call cannot be counted, only that call fails', async () => {
  const { enter } = open();
  const calls = await Promise.allSettled([enter('publish', 'wsp_unknown'), enter('publish')]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('refuses a workspace with 50 waiting reads any more, and serves the others', async () => {
  const { budget, enter, stop } = open();
  await Promise.all(Array.from({ length: 60 }, () => enter('publish')));
  const ben = (await app.as('ben')).user!.workspaceId;
  for (let count = 0; count < 50; count += 1) void enter('community');
  expect(budget.isCrowded(workspaceId)).toBe(true);
  expect(await enter('search')).toBeNull();
  void enter('search', ben);
  expect(budget.isCrowded(ben)).toBe(false);
  const published = enter('publish');
  app.clock.advance(61_000);
  expect(await published).not.toBeNull();
  stop.abort();
});

test("calls for accounts that a user's request needs count toward the 50 waiting reads", async () => {
  const { budget, enter, stop } = open();
  await Promise.all(Array.from({ length: 60 }, () => enter('publish')));
  const leaveAt = app.clock.monotonic() + 10_000;
  const awaited = () => budget.enter({ purpose: 'account', workspaceId, leaveAt });
  for (let count = 0; count < 50; count += 1) void awaited();
  expect(budget.isCrowded(workspaceId)).toBe(true);
  expect(await awaited()).toBeNull();
  void enter('account');
  void enter('publish');
  app.clock.advance(10_000);
  expect(budget.isCrowded(workspaceId)).toBe(false);
  stop.abort();
});

test('a workspace that exceeds its share takes turns with background scans', async () => {
  const { enter } = open();
  const ben = (await app.as('ben')).user!.workspaceId;
  for (let count = 0; count < 20; count += 1) await enter('community');
  await enter('scan', ben);
  const order: string[] = [];
  const calls = [1, 2].flatMap(() => [
    enter('community').then(() => order.push('read')),
    enter('scan', ben).then(() => order.push('scan')),
  ]);
  await runWaiting(app.clock, Promise.all(calls));
  expect(order).toEqual(['read', 'scan', 'read', 'scan']);
});

test('a workspace that exceeds its share is not paced or counted as a scan while no other workspace waits', async () => {
  const { enter, stop } = open();
  await enter('scan');
  void enter('scan');
  const asked = app.clock.now();
  for (let count = 0; count < 48; count += 1) await enter('community');
  expect(app.clock.now()).toBe(asked);
  const meter = await app.base.db.selectFrom('call_meter').select(['purpose', 'calls']).execute();
  expect(meter).toContainEqual({ purpose: 'community', calls: 48 });
  stop.abort();
});
