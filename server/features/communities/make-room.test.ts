import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctRule, readRulesRecord, recordAnswer, removeCorrection } from '#contract/rules-record.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const MOST = 2_000;
const AT_ONCE = 500;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Table = 'rules_corrections' | 'moderator_answers';
async function fill({ user }: TestClient, table: Table, row: object): Promise<void> {
  for (let from = 0; from < MOST; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, no) => ({
      id: `${table}_${from + no}`,
      workspace_id: user!.workspaceId,
      community_id: `api:town_${from + no}`,
      created_at: from + no,
      ...row,
    }));
    await app.base.db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}
const countOf = async ({ user }: TestClient, table: Table) =>
  (await app.base.db.selectFrom(table).select('id').where('workspace_id', '=', user!.workspaceId).execute())
    .length;

test('keeps 2,000 corrections per workspace, and deletes removed ones to store new ones', async () => {
  const ada = await app.as('ada');
  const own = { user_id: ada.user!.userId, field: 'promotion', value: '"banned"', reason: 'R' };
  await fill(ada, 'rules_corrections', { ...own, removed_at: null });
  const correct = () =>
    ada.call(correctRule, { name: 'saas', field: 'promotion', value: 'banned', reason: 'Asked' });
  await expect(correct()).rejects.toMatchObject({ status: 409 });
  await ada.call(removeCorrection, { name: 'town_7', field: 'promotion' });
  await correct();
  expect(await countOf(ada, 'rules_corrections')).toBe(MOST);
});

test('keeps 2,000 moderators’ answers per workspace, and deletes replaced ones to store new ones', async () => {
  const ben = await app.as('ben');
  await fill(ben, 'moderator_answers', { answer: 'granted', note: '', at: 1 });
  const record = (name: string) =>
    ben.call(recordAnswer, { name, answer: 'refused', on: '2026-11-01', note: '' });
  await expect(record('saas')).rejects.toMatchObject({ status: 409 });
  await app.base.db
    .updateTable('moderator_answers')
    .set({ community_id: 'api:town_1' })
    .where('id', '=', 'moderator_answers_0')
    .execute();
  await record('saas');
  expect(await countOf(ben, 'moderator_answers')).toBe(MOST);
  expect((await ben.call(readRulesRecord, { name: 'saas' })).leave).toMatchObject({ answer: 'refused' });
});
