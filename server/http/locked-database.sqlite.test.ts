import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUserSubreddit, listTargets } from '#contract/targets.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('answers a write with 503 within a second while another program locks the database', async () => {
  const ada = await app.as('ada');
  const add = () => ada.call(addUserSubreddit, { subredditId: 'saas' });
  const other = new DatabaseSync(join(app.base.config.dataDir, 'threadwell.db'));
  other.exec('begin immediate');
  const from = performance.now();
  await expect(add()).rejects.toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', message: expect.stringMatching(/^Another program is using the database/) },
  });
  expect(performance.now() - from).toBeLessThan(1_000);
  expect(await ada.call(listTargets)).toEqual([]);
  other.exec('rollback');
  other.close();
  expect(await add()).toMatchObject({ name: 'saas' });
});
