import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { authorize } from '#server/authorize.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { writePost } from './write-post.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.for([{ fence: 2 }, { phase: 'publishing' }] as const)(
  'a post that has become %j since it was read is not written',
  async (change) => {
    const ada = await app.as('ada');
    const { db } = app.base;
    const { id } = await ada.call(createPost, { content: 'A text', subreddit: 'webdev' });
    const read = () => db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
    const row = await read();
    await db.updateTable('posts').set(change).where('id', '=', id).execute();
    const actor = { kind: 'user', sessionId: '', ...ada.user! } as const;
    const writing = db.transaction().execute((tx) => writePost(tx, authorize(actor, row), { title: 'Late' }));
    await expect(writing).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await read()).toMatchObject({ title: null, ...change });
  },
);
