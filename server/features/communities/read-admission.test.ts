import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runWaiting } from '#test/run-waiting.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
});
afterAll(() => app.close());

const ask = (name: string) => ada.send({ method: 'GET', url: `/api/subreddits/${name}/admission` });
const isCrowded = () => app.base.platform!.isCrowded(ada.user!.workspaceId);

test('answers 429 while too many calls of the workspace are queued, until they give up', async () => {
  const blocked_until = app.clock.now() + 60_000;
  await app.base.db.updateTable('call_budget').set({ blocked_until }).execute();
  const asked = Array.from({ length: 20 }, (_, no) => ask(`community_${no}`));
  await expect.poll(isCrowded).toBe(true);
  const { statusCode, headers } = await ask('another');
  expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
  await runWaiting(app.clock, Promise.all(asked));
  expect(isCrowded()).toBe(false);
  expect((await runWaiting(app.clock, ask('another'))).statusCode).toBe(200);
});

test('answers 429 to the 121st reading request of a minute', async () => {
  const key = `reads:${ada.user!.workspaceId}`;
  const { db } = app.base;
  const row = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  await db.updateTable('rate_limits').set({ count: 119 }).where('key', '=', key).execute();
  expect((await runWaiting(app.clock, ask('last'))).statusCode).toBe(200);
  expect((await ask('more')).statusCode).toBe(429);
  app.clock.advance(row.resets_at - app.clock.now());
  expect((await runWaiting(app.clock, ask('more'))).statusCode).toBe(200);
});
