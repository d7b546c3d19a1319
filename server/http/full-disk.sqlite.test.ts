import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost, listPosts } from '#contract/posts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const MOST_PAGES = 4_294_967_294;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const allow = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.base.db);

test('reports a full disk, still serves reads, and recovers once there is space', async () => {
  const ada = await app.as('ada');
  const write = (no: number) =>
    ada.call(createPost, {
      title: `Number ${no}`,
      content: `${no} `.repeat(5_000),
      subreddit: 'saas',
    });
  await write(0);
  await allow(1);
  let saved = 1;
  const full = await (async () => {
    for (; saved < 100; saved += 1) {
      const refused = await write(saved).then(
        () => null,
        (error: unknown) => error,
      );
      if (refused) return refused;
    }
    return null;
  })();
  expect(full).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', message: expect.stringMatching(/^The server’s disk is full/) },
  });
  expect(await ada.call(listPosts)).toHaveLength(saved);
  await allow(MOST_PAGES);
  await write(saved);
  expect(await ada.call(listPosts)).toHaveLength(saved + 1);
});
