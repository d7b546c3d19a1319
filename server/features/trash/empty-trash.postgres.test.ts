import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { emptyTrash, listTrash } from '#contract/trash.ts';
import { createTestApp } from '#test/create-test-app.ts';

test('keeps a post that is restored while the trash is emptied', async () => {
  const app = await createTestApp();
  const { db } = app.base;
  const ada = await app.as('ada');
  const { id } = await ada.call(posts.createPost, { content: 'A text', subreddit: 'webdev' });
  await ada.call(posts.deletePost, { id });
  const isHeldUp = async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length > 0;
  };
  let emptied: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('posts')
      .set((row) => ({ deleted_at: null, fence: row('fence', '+', 1) }))
      .where('id', '=', id)
      .execute();
    emptied = ada.call(emptyTrash);
    while (!(await isHeldUp())) continue;
  });
  expect(await emptied).toEqual({ removed: 0 });
  expect(await ada.call(posts.listPosts)).toMatchObject([{ id }]);
  expect(await ada.call(listTrash)).toEqual({ total: 0, posts: [] });
  await app.close();
});
