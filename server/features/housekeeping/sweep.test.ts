import { expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { deleteExpiredRows } from '#server/adapters/db/owned-rows.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { sweep } from './housekeeping-jobs.ts';

const DAY_MS = 24 * 3_600_000;

test('deletes expired rows and no others', async () => {
  const app = await createTestApp();
  await app.as('long-gone');
  app.clock.advance(31 * 24 * 3_600_000);
  await app.as('still-here');
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await app.drainJobs();
  const sessions = await app.base.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.email')
    .execute();
  expect(sessions).toEqual([{ email: 'still-here@example.com' }]);
  await app.close();
});

test('keeps audit records and call counts for a year and a month', async () => {
  const app = await createTestApp();
  const { db, clock } = app.base;
  const { workspaceId } = (await app.as('ada')).user!;
  const daysAgo = (days: number) => clock.now() - days * DAY_MS;
  for (const days of [399, 401]) {
    const at = daysAgo(days);
    const event = { workspace_id: workspaceId, actor: 'job:test', verb: 'test', detail: '{}' };
    await db
      .insertInto('audit_events')
      .values({ ...event, id: `aud_${days}`, at })
      .execute();
    const meter = { workspace_id: workspaceId, purpose: 'reply' as const, calls: 1 };
    await db
      .insertInto('call_meter')
      .values({ ...meter, key: `${days}`, day: Math.floor(at / DAY_MS) })
      .execute();
  }
  await app.base.jobs.enqueue(db, sweep, {});
  await app.drainJobs();
  const events = await db.selectFrom('audit_events').select('id').where('verb', '=', 'test').execute();
  expect(events).toEqual([{ id: 'aud_399' }]);
  expect(await db.selectFrom('call_meter').select('key').execute()).toEqual([{ key: '399' }]);
  await app.close();
});

test('deletes a post with all its rows after 30 days in the trash', async () => {
  const app = await createTestApp();
  const { db, jobs } = app.base;
  const ada = await app.as('ada');
  const make = (title: string) => {
    app.clock.advance(1);
    return ada.call(posts.createPost, { title, content: 'A text', subreddit: 'webdev' });
  };
  const [old, kept, recent] = [await make('Old'), await make('Kept'), await make('Recent')];
  await ada.call(posts.deletePost, old);
  app.clock.advance(1);
  await ada.call(posts.deletePost, recent);
  app.clock.advance(30 * 24 * 3_600_000);
  await jobs.enqueue(db, sweep, {});
  await app.drainJobs();
  const left = await db.selectFrom('posts').select('id').orderBy('id').execute();
  expect(left).toEqual([{ id: kept.id }, { id: recent.id }]);
  const events = await db.selectFrom('post_events').select('post_id').distinct().orderBy('post_id').execute();
  expect(events.map(({ post_id: id }) => id)).toEqual([kept.id, recent.id]);
  await app.close();
});

test('deletes in several statements if one cannot hold all rows, and yields in between', async () => {
  const app = await createTestApp();
  const { db, clock } = app.base;
  const rows = Array.from({ length: 250 }, (_, no) => ({ key: `old_${no}`, count: 1, resets_at: 1 }));
  await db.insertInto('rate_limits').values(rows).execute();
  const left: number[] = [];
  const counting = {
    ...clock,
    nextTurn: async () => {
      const { count } = await db
        .selectFrom('rate_limits')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (left.at(-1) !== count) left.push(count);
    },
  };
  await deleteExpiredRows({ db, clock: counting }, clock.now());
  expect(left).toEqual([250, 150, 50, 0]);
  await app.close();
});
