import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTargets } from '#contract/targets.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('keeps the limit when several lists are added at the same time', async () => {
  const ada = await app.as('ada');
  const listOf = (list: number) => Array.from({ length: 400 }, (_, no) => `r/town_${list}_${no}`).join('\n');
  await Promise.allSettled([0, 1, 2, 3].map((list) => ada.call(addTargets, { text: listOf(list) })));
  const { count } = await app.base.db
    .selectFrom('targets')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(400);
});
