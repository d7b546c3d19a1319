import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { invalidateLists, readListVersion } from './list-versions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const workspaceOf = async (name: string) => {
  const { userId } = (await app.as(name)).user!;
  const { id } = await app.base.db
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
};

const versionOf = async (workspaceId: string) =>
  (await readListVersion(app.base.db, workspaceId, 'posts')).version;
const invalidate = (workspaceId: string) => invalidateLists(app.base, app.base.db, [workspaceId], 'posts');

test('a list starts at version 0, and every change increases it', async () => {
  const ada = await workspaceOf('ada');
  let last = await versionOf(ada);
  expect(last).toBe(0);
  for (const waitMs of [0, 0, 1, 0]) {
    app.clock.advance(waitMs);
    await invalidate(ada);
    const version = await versionOf(ada);
    expect(version).toBeGreaterThan(last);
    last = version;
  }
});

test('never reuses a version that a fail-over or a restore has undone', async () => {
  const { db } = app.base;
  const fay = await workspaceOf('fay');
  await invalidate(fay);
  const kept = await versionOf(fay);
  const lost = new Set<number>();
  for (let change = 0; change < 3; change += 1) {
    await invalidate(fay);
    lost.add(await versionOf(fay));
  }
  await db.updateTable('list_versions').set({ version: kept }).where('workspace_id', '=', fay).execute();
  app.clock.advance(1);
  for (let change = 0; change < 5; change += 1) {
    await invalidate(fay);
    expect(lost).not.toContain(await versionOf(fay));
  }
});

test('a change in one workspace does not affect the others', async () => {
  const [ben, cleo] = [await workspaceOf('ben'), await workspaceOf('cleo')];
  await invalidate(ben);
  expect(await versionOf(cleo)).toBe(0);
});

test('a change that is rolled back does not increase the version', async () => {
  const { db } = app.base;
  const dan = await workspaceOf('dan');
  const failing = db.transaction().execute(async (tx) => {
    await invalidateLists(app.base, tx, [dan], 'posts');
    throw new Error('on second thoughts');
  });
  await expect(failing).rejects.toThrow('on second thoughts');
  expect(await versionOf(dan)).toBe(0);
});

test('a version ahead of the current time still increases', async () => {
  const { db } = app.base;
  const workspace_id = await workspaceOf('emil');
  await db
    .insertInto('list_versions')
    .values({ key: `${workspace_id}:posts`, workspace_id, list: 'posts', version: 2 ** 52 })
    .execute();
  await invalidate(workspace_id);
  expect(await versionOf(workspace_id)).toBe(2 ** 52 + 1);
});
