import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { createTestApp } from '#test/create-test-app.ts';

test('two bulk changes of the same posts in opposite order cause no deadlock, and both succeed', async () => {
  const app = await createTestApp();
  const { db } = app.base;
  const ada = await app.as('ada');
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    const draft = { title, content: `A text about ${title}`, subreddit: 'webdev' };
    ids.push((await ada.call(posts.createPost, draft)).id);
    app.clock.advance(1);
  }
  const waiting = async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length;
  };
  const startAt = new Date(app.clock.now() + 3_600_000).toISOString();
  const schedule = (order: string[]) =>
    ada.call(posts.changePosts, { ids: order, action: 'schedule', startAt, everyMinutes: 10 });
  let both: Promise<PromiseSettledResult<unknown>[]> | undefined;
  // The test holds the middle row, so both changes run until each waits for the other.
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('posts').set({ updated_at: 1 }).where('id', '=', ids[1]!).execute();
    both = Promise.allSettled([schedule(ids), schedule(ids.toReversed())]);
    while ((await waiting()) < 2) continue;
  });
  expect(await both).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  const times = (await ada.call(posts.listPosts)).map(({ scheduledAt }) => scheduledAt).toSorted();
  const after = (minutes: number) => new Date(Date.parse(startAt) + minutes * 60_000).toISOString();
  expect(times).toEqual([after(0), after(10), after(20)]);
  await app.close();
});
