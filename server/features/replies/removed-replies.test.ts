import { expect, test } from 'vitest';
import { eraseRedditor } from '#contract/erasure.ts';
import * as posts from '#contract/posts.ts';
import * as replies from '#contract/replies.ts';
import { setUpReplyApp } from '#test/reply-app.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { readReplies } from './reply-jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const place = setUpReplyApp();
const { published, say, pass, run, textsOf } = place;

test('deletes replies of an erased Reddit user and does not store them again', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await say('sandbox_cleo', thing, 'Second');
  await pass(MINUTE_MS);
  expect(await ada.call(eraseRedditor, { name: 'Sandbox_Ben' })).toMatchObject({ comments: 1 });
  const kept = () =>
    place.app.base.db.selectFrom('replies').select('id').where('author', '=', 'sandbox_ben').execute();
  expect(await kept()).toEqual([]);
  await say('sandbox_ben', thing, 'Third');
  await pass(5 * MINUTE_MS);
  expect(await kept()).toEqual([]);
  expect(await textsOf(ada)).toEqual(['Second']);
});

test('does not read a thread on the platform once its post is in the trash', async () => {
  const { id, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  place.app.clock.advance(MINUTE_MS);
  await run(watchPosts);
  const inTrash = place.app.base.db.updateTable('posts').where('id', '=', id);
  await inTrash.set({ deleted_at: place.app.clock.now() }).execute();
  await run(readReplies);
  expect(await place.app.base.db.selectFrom('replies').select('id').execute()).toEqual([]);
  const { due_at: dueAt } = await place.app.base.db
    .selectFrom('reply_readings')
    .select('due_at')
    .executeTakeFirstOrThrow();
  expect(dueAt).not.toBeNull();
});

test('deletes replies after a month', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const readings = place.app.base.db.updateTable('reply_readings');
  place.app.clock.advance(21 * HOUR_MS);
  await readings.set({ due_at: null }).execute();
  const written = place.app.base.db.updateTable('replies');
  await written.set({ created_at: place.app.clock.now() - 30 * 24 * HOUR_MS + MINUTE_MS }).execute();
  await run(readReplies);
  expect(await textsOf(ada)).toEqual(['First']);
  await written.set({ created_at: place.app.clock.now() - 30 * 24 * HOUR_MS, read_at: 0 }).execute();
  await run(readReplies);
  expect(await place.app.base.db.selectFrom('replies').select('id').execute()).toEqual([]);
  expect(await ada.call(replies.listReplies)).toEqual([]);
});

test('hides replies to a post in the trash', async () => {
  const { ada, id, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  await ada.call(posts.deletePost, { id });
  expect(await textsOf(ada)).toEqual([]);
});

test('does not read a thread that is marked on the other site', async () => {
  const { ada, id, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  place.app.clock.advance(MINUTE_MS);
  await run(watchPosts);
  const { db } = place.app.base;
  const ofPost = db.updateTable('reply_readings').where('post_id', '=', id);
  await ofPost.set({ site: 'api' }).execute();
  await run(readReplies);
  expect(await ada.call(replies.listReplies)).toEqual([]);
  await ofPost.set({ site: 'sandbox' }).execute();
  await run(readReplies);
  expect(await textsOf(ada)).toEqual(['First']);
});

test('hides replies from the other site until it is used again', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const all = place.app.base.db.updateTable('replies');
  await all.set({ site: 'api' }).execute();
  expect(await ada.call(replies.listReplies)).toEqual([]);
  await all.set({ site: 'sandbox' }).execute();
  expect(await textsOf(ada)).toEqual(['First']);
});
