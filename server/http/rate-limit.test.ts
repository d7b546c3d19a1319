import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { consumeRateLimits, type Limit, refundRateLimits } from './rate-limit.ts';

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await createTestApp();
  ctx = { ...app.base, actor: { kind: 'visitor', client: 'test' } };
});
afterAll(() => app.close());

const limited = (retryAfterMs: number) => ({ code: 'RATE_LIMITED', retryAfterMs });
const consume = (...limits: Limit[]) => consumeRateLimits(ctx, limits);

test('allows the set number of requests per period, and says when the next period begins', async () => {
  const limit = { key: 'plain', count: 3, windowMs: 60_000 };
  for (let count = 0; count < 3; count++) await consume(limit);
  await expect(consume(limit)).rejects.toMatchObject(limited(60_000));
  app.clock.advance(59_999);
  await expect(consume(limit)).rejects.toMatchObject(limited(1));
  app.clock.advance(1);
  await expect(consume(limit)).resolves.toBeUndefined();
});

test('refused requests do not extend the period', async () => {
  const limit = { key: 'fixed', count: 1, windowMs: 10_000 };
  await consume(limit);
  for (let second = 1; second < 10; second++) {
    app.clock.advance(1_000);
    await expect(consume(limit)).rejects.toMatchObject(limited(10_000 - second * 1_000));
  }
  app.clock.advance(1_000);
  await expect(consume(limit)).resolves.toBeUndefined();
});

test('a new period starts with the first request after the last one ended', async () => {
  const limit = { key: 'start', count: 1, windowMs: 10_000 };
  await consume(limit);
  app.clock.advance(25_000);
  await consume(limit);
  await expect(consume(limit)).rejects.toMatchObject(limited(10_000));
});

test('counts keys separately', async () => {
  const limit = (key: string) => ({ key, count: 1, windowMs: 60_000 });
  await consume(limit('one'));
  await expect(consume(limit('two'))).resolves.toBeUndefined();
  await expect(consume(limit('one'))).rejects.toMatchObject(limited(60_000));
});

test('of several limits, the one that was exceeded decides how long to wait', async () => {
  const narrow = { key: 'narrow', count: 1, windowMs: 1_000 };
  const wide = { key: 'wide', count: 2, windowMs: 60_000 };
  await consume(narrow, wide);
  await expect(consume(narrow, wide)).rejects.toMatchObject(limited(1_000));
  app.clock.advance(1_000);
  await consume(narrow, wide);
  app.clock.advance(1_000);
  await expect(consume(narrow, wide)).rejects.toMatchObject(limited(58_000));
});

test('concurrent requests cannot exceed the limit', async () => {
  const limit = { key: 'race', count: 5, windowMs: 60_000 };
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => consume(limit)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('a refund resets the strictest limit, and returns one request to the others', async () => {
  const narrow = { key: 'refund narrow', count: 2, windowMs: 60_000 };
  const wide = { key: 'refund wide', count: 3, windowMs: 60_000 };
  await consume(narrow, wide);
  await consume(narrow, wide);
  await refundRateLimits(app.base.db, [narrow, wide]);
  await consume(narrow, wide);
  await consume(narrow, wide);
  await expect(consume(wide)).rejects.toMatchObject(limited(60_000));
});

test('refunding nothing is a no-op', async () => {
  await expect(refundRateLimits(app.base.db, [])).resolves.toBeUndefined();
});
