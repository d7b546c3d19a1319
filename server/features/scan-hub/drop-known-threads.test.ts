import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOpportunities } from '#contract/scanner.ts';
import { clipThreads } from '#test/clip-threads.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { dropKnownThreads } from './drop-known-threads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('drops known threads among several hundred, and keeps the best of several duplicates', async () => {
  const { db } = app.base;
  const ada = await app.as('ada');
  await clipThreads(ada);
  expect(await ada.call(listOpportunities, {})).toHaveLength(3);
  await db.updateTable('opportunities').set({ origin: 'api' }).execute();
  const [known] = await db.selectFrom('opportunities').selectAll().execute();
  const found = Array.from({ length: 450 }, (_, no) => ({ ...known!, thread_id: `t3_new${no}`, score: no }));
  found[449] = known!;
  found[448] = { ...found[0]!, score: 99 };
  const kept = await dropKnownThreads(db, 'api', found);
  expect(kept).toHaveLength(448);
  expect(kept.find(({ thread_id: id }) => id === 't3_new0')!.score).toBe(99);
});
