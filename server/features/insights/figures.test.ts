import { afterAll, beforeAll, expect, test } from 'vitest';
import * as figures from '#contract/figures.ts';
import { readMetrics } from '#contract/insights.ts';
import { createPost } from '#contract/posts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SEEN = { score: 12, comments: 3, source: 'clip' } as const;

async function publishedBy(client: TestClient): Promise<string> {
  const post = { title: 'A title', content: 'A text', subreddit: 'webdev' };
  const { id } = await client.call(createPost, post);
  const { db, clock } = app.base;
  await db
    .updateTable('posts')
    .set({ phase: 'published', published_at: clock.now() })
    .where('id', '=', id)
    .execute();
  return id;
}

test("stores the author's figures of a post with their time, and shows all and the latest", async () => {
  const ada = await app.as('ada');
  const id = await publishedBy(ada);
  expect(await ada.call(figures.readFigures, { id })).toEqual({
    latest: null,
    readings: [],
    clicks: null,
  });
  const first = await ada.call(figures.saveFigures, { id, ...SEEN });
  app.clock.advance(3_600_000);
  const takenAt = new Date(app.clock.now()).toISOString();
  const latest = { takenAt, score: -1, comments: 9, upvoteRatio: null, source: 'hand' };
  expect(await ada.call(figures.saveFigures, { id, score: -1, comments: 9, source: 'hand' })).toEqual(latest);
  const readings = [first, latest];
  expect(await ada.call(figures.readFigures, { id })).toEqual({ latest, readings, clicks: null });
});

test.each([
  ['score', { score: 1.5 }],
  ['comments', { comments: -1 }],
  ['source', { source: 'platform' as never }],
])('rejects a wrong %s at its field', async (field, wrong) => {
  const ben = await app.as('ben');
  const id = await publishedBy(ben);
  await expect(ben.call(figures.saveFigures, { id, ...SEEN, ...wrong })).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('returns no figures for an unpublished post', async () => {
  const cleo = await app.as('cleo');
  const { id } = await cleo.call(createPost, { title: 'A title', content: 'A text', subreddit: 'webdev' });
  await expect(cleo.call(figures.saveFigures, { id, ...SEEN })).rejects.toMatchObject({ status: 409 });
});

test("does not let strangers and visitors see or store a post's figures", async () => {
  const [dora, emil] = [await app.as('dora'), await app.as('emil')];
  const id = await publishedBy(dora);
  await expect(emil.call(figures.readFigures, { id })).rejects.toMatchObject({ status: 404 });
  await expect(emil.call(figures.saveFigures, { id, ...SEEN })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(figures.readFigures, { id })).rejects.toMatchObject({ status: 401 });
});

test('sums many posts with many votes without loss', async () => {
  const fay = await app.as('fay');
  const { workspaceId } = fay.user!;
  const of = { workspace_id: workspaceId, site: 'api', comments: 0, clicks: 0 } as const;
  const most = 2 ** 31 - 1;
  await app.base.db
    .insertInto('figure_sums')
    .values({ ...of, posts: 215, upvotes: most })
    .execute();
  const id = await publishedBy(fay);
  await fay.call(figures.saveFigures, { id, ...SEEN, score: 10_000_000 });
  expect((await fay.call(readMetrics, {})).totalUpvotes).toBe(most + 10_000_000);
});
