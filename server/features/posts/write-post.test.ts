import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { authorize } from '#server/authorize.ts';
import { holdReads } from '#test/held-reads.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { createPost } from './create-post.ts';
import { writePost } from './write-post.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.for([{ fence: 2 }, { phase: 'publishing' }] as const)(
  'does not write a post that has become %j since it was read',
  async (change) => {
    const ada = await app.as('ada');
    const { db } = app.base;
    const { id } = await ada.call(posts.createPost, { content: 'A text', subreddit: 'webdev' });
    const read = () => db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
    const row = await read();
    await db.updateTable('posts').set(change).where('id', '=', id).execute();
    const actor = { kind: 'user', sessionId: '', ...ada.user! } as const;
    const writing = db.transaction().execute((tx) => writePost(tx, authorize(actor, row), { title: 'Late' }));
    await expect(writing).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await read()).toMatchObject({ title: null, ...change });
  },
);

test("returns the first request's post if another request takes the idempotency key meanwhile", async () => {
  const ben = await app.as('ben');
  const held = holdReads(app.base.db);
  const actor = { kind: 'user', sessionId: '', ...ben.user! } as const;
  const post = { content: 'A text', subreddit: 'webdev', 'idempotency-key': 'one text, one post' };
  const input = { ...post, type: 'post', status: 'draft', ctaStyle: 'subtle' } as const;
  const late = createPost({ ...app.base, db: held.db, actor }, input);
  await held.hasRead;
  const { id } = await createPost({ ...app.base, actor }, input);
  held.release();
  expect(await late).toMatchObject({ id });
});
