import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { invalidateList, readListVersion } from './list-versions.ts';

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

test('a list starts at version 0, and every change increments it', async () => {
  const { db } = app.base;
  const ada = await workspaceOf('ada');
  expect(await readListVersion(db, ada, 'posts')).toBe(0);
  for (const version of [1, 2, 3]) {
    await invalidateList(db, ada, 'posts');
    expect(await readListVersion(db, ada, 'posts')).toBe(version);
  }
});

test('a change in one workspace leaves the others alone', async () => {
  const { db } = app.base;
  const [ben, cleo] = [await workspaceOf('ben'), await workspaceOf('cleo')];
  await invalidateList(db, ben, 'posts');
  expect(await readListVersion(db, cleo, 'posts')).toBe(0);
});

test('a change that is rolled back increments nothing', async () => {
  const { db } = app.base;
  const dan = await workspaceOf('dan');
  const failing = db.transaction().execute(async (tx) => {
    await invalidateList(tx, dan, 'posts');
    throw new Error('on second thoughts');
  });
  await expect(failing).rejects.toThrow('on second thoughts');
  expect(await readListVersion(db, dan, 'posts')).toBe(0);
});

test('a list goes on counting from the version that a migration has stored', async () => {
  const { db } = app.base;
  const workspace_id = await workspaceOf('emil');
  await db
    .insertInto('list_versions')
    .values({ key: `${workspace_id}:posts`, workspace_id, list: 'posts', version: 7 })
    .execute();
  await invalidateList(db, workspace_id, 'posts');
  expect(await readListVersion(db, workspace_id, 'posts')).toBe(8);
});
