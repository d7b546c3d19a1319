import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Purpose } from '#core/calls/call-queue.ts';
import { BUCKET_MS, toBucket } from '#core/calls/decide-call.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { blockCalls, refundCall, takeCall } from './call-budget-rows.ts';

let app: TestApp;
let workspaceId: string;
beforeEach(async () => {
  app = await createTestApp();
  workspaceId = (await app.as('ada')).user!.workspaceId;
});
afterEach(() => app.close());

const take = (purpose: Purpose = 'reply', callsPerMinute = 3) =>
  takeCall({ db: app.base.db, clock: app.clock, callsPerMinute }, { purpose, workspaceId });

test('the budget is used up, and recovers a minute after its first calls', async () => {
  const start = app.clock.now();
  for (let count = 0; count < 3; count++) expect(await take()).toMatchObject({ ok: true });
  const refused = await take();
  expect(refused.ok).toBe(false);
  const retryAt = refused.ok ? 0 : refused.retryAt;
  expect(retryAt - start).toBeGreaterThanOrEqual(60_000);
  expect(retryAt - start).toBeLessThanOrEqual(60_000 + BUCKET_MS);
  app.clock.advance(retryAt - start - 1);
  expect(await take()).toMatchObject({ ok: false });
  app.clock.advance(1);
  expect(await take()).toMatchObject({ ok: true });
});

test('a refused call counts neither toward the budget nor as usage', async () => {
  for (let count = 0; count < 5; count++) await take();
  const rows = await app.base.db.selectFrom('call_meter').selectAll().execute();
  expect(rows).toMatchObject([{ workspace_id: workspaceId, purpose: 'reply', calls: 3 }]);
});

test('a refunded call makes room for another, and does not count as usage', async () => {
  const taken = [await take(), await take(), await take()];
  const [first] = taken;
  await refundCall(app.base.db, { purpose: 'reply', workspaceId }, first?.ok ? first.at : 0);
  const rows = await app.base.db.selectFrom('call_meter').select('calls').execute();
  expect(rows).toEqual([{ calls: 2 }]);
  expect([await take(), await take()]).toMatchObject([{ ok: true }, { ok: false }]);
});

test('a call for a later instant counts at that instant', async () => {
  const dueAt = app.clock.now() + 2 * BUCKET_MS;
  const ports = { db: app.base.db, clock: app.clock, callsPerMinute: 3 };
  const call = { purpose: 'publish', workspaceId } as const;
  expect(await takeCall(ports, { ...call, dueAt })).toEqual({ ok: true, at: dueAt });
  const buckets = await app.base.db.selectFrom('call_buckets').selectAll().execute();
  expect(buckets).toEqual([{ bucket: toBucket(dueAt), calls: 1 }]);
});

test('counts usage by day, workspace and purpose', async () => {
  await take('reply', 100);
  await take('publish', 100);
  app.clock.advance(24 * 3_600_000);
  await take('reply', 100);
  const rows = await app.base.db.selectFrom('call_meter').select(['purpose', 'day', 'calls']).execute();
  const today = Math.floor(app.clock.now() / (24 * 3_600_000));
  expect(rows.toSorted((a, b) => a.day - b.day || a.purpose.localeCompare(b.purpose))).toEqual([
    { purpose: 'publish', day: today - 1, calls: 1 },
    { purpose: 'reply', day: today - 1, calls: 1 },
    { purpose: 'reply', day: today, calls: 1 },
  ]);
});

test('spaces scans evenly beside other calls', async () => {
  expect(await take('scan', 60)).toMatchObject({ ok: true });
  expect(await take('scan', 60)).toEqual({ ok: false, retryAt: app.clock.now() + 1_000 });
  expect(await take('publish', 60)).toMatchObject({ ok: true });
  app.clock.advance(1_000);
  expect(await take('scan', 60)).toMatchObject({ ok: true });
});

test('a block applies to all callers, and a shorter block does not shorten it', async () => {
  await take();
  const until = app.clock.now() + 30_000;
  await blockCalls(app.base.db, until);
  await blockCalls(app.base.db, until - 20_000);
  expect(await take('publish')).toEqual({ ok: false, retryAt: until });
  await blockCalls(app.base.db, until + 5_000);
  app.clock.advance(30_000);
  expect(await take('publish')).toEqual({ ok: false, retryAt: until + 5_000 });
  app.clock.advance(5_000);
  expect(await take('publish')).toMatchObject({ ok: true });
});

test('simultaneous calls never exceed the budget', async () => {
  await take();
  const results = await Promise.all(Array.from({ length: 20 }, () => take()));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
});
