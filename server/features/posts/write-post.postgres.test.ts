import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { createTestApp } from '#test/create-test-app.ts';

test('rejects a change made while a worker starts sending the post, and keeps the send', async () => {
  const app = await createTestApp();
  const { db } = app.base;
  const ada = await app.as('ada');
  const scheduledAt = new Date(app.clock.now() + 3_600_000).toISOString();
  const draft = { title: 'A title', content: 'A text', subreddit: 'webdev' };
  const { id } = await ada.call(posts.createPost, { ...draft, status: 'scheduled', scheduledAt });
  const isHeldUp = async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length > 0;
  };
  for (const change of [
    () => ada.call(posts.updatePost, { id, status: 'draft' }),
    () => ada.call(posts.deletePost, { id }),
    () => ada.call(posts.changePosts, { ids: [id], action: 'delete' }),
  ]) {
    await db.updateTable('posts').set({ phase: 'waiting' }).where('id', '=', id).execute();
    let changed: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('posts').set({ phase: 'publishing' }).where('id', '=', id).execute();
      changed = Promise.allSettled([change()]);
      while (!(await isHeldUp())) continue;
    });
    expect(await changed).toMatchObject([
      {
        status: 'rejected',
        reason: { body: { message: expect.stringMatching(/was just changed|is being sent/) } },
      },
    ]);
    const row = await db
      .selectFrom('posts')
      .select(['phase', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ phase: 'publishing', deleted_at: null });
  }
  await app.close();
});
