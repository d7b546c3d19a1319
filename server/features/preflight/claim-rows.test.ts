import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { findUnconfirmed } from './claim-rows.ts';

const MOST = 500;

test('reads the newest unconfirmed claims of each workspace', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const { db } = app.base;
  const rows = (workspaceId: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${workspaceId}_${at}`,
      workspace_id: workspaceId,
      sentence: `${workspaceId} ${at}`,
      words: '["one"]',
      at,
      confirmed_at: at === 1 ? at : null,
    }));
  await db
    .insertInto('draft_claims')
    .values([...rows('wks_1', MOST + 10), ...rows('wks_2', 3)])
    .execute();
  const found = await findUnconfirmed(db, ['wks_1', 'wks_2', 'wks_3']);
  const sentencesOf = (id: string) => (found.get(id) ?? []).map(({ sentence }) => sentence).toSorted();
  expect(sentencesOf('wks_1')).toHaveLength(MOST);
  expect(sentencesOf('wks_1')).toContain(`wks_1 ${MOST + 9}`);
  expect(sentencesOf('wks_1')).not.toContain('wks_1 9');
  expect(sentencesOf('wks_2')).toEqual(['wks_2 0', 'wks_2 2']);
  expect(sentencesOf('wks_3')).toEqual([]);
  expect(await findUnconfirmed(db, [])).toEqual(new Map());
});
