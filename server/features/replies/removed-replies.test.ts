import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseRedditor } from '#contract/erasure.ts';
import * as posts from '#contract/posts.ts';
import * as replies from '#contract/replies.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runPaced } from '#test/run-paced.ts';
import type { TestClient } from '#test/test-client.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { readReplies } from './reply-jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: PlatformApp;
beforeEach(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.close());

/** Ada's thread, without comments so far. */
async function published(post: object = {}) {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  const text = { title: 'Which list do you keep?', content: 'Mine is on paper.', subreddit: 'webdev' };
  const made = await ada.call(posts.createPost, { ...text, status: 'published', ...post });
  const { platform_id: thing } = await app.base.db
    .selectFrom('posts')
    .select('platform_id')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  return { ada, id: made.id, thing: String(thing), permalink: String(made.permalink) };
}

/** Comments as a sandbox member and returns the comment's id. */
async function say(member: string, parent: string, text: string): Promise<string> {
  const there = await app.sandbox.signIn(member);
  const answer = await there.post('/api/comment', { thing_id: parent, text, api_type: 'json' });
  return String(answer.at('json', 'data', 'things', 0, 'data', 'name'));
}

async function pass(ms: number): Promise<void> {
  app.clock.advance(ms);
  for (const job of [watchPosts, readReplies, sweep]) await run(job);
}

async function run(job: typeof watchPosts): Promise<void> {
  await app.base.jobs.enqueue(app.base.db, job, {});
  await runPaced(app.clock, () => app.drainJobs());
}

/** The sandbox's residents reply too, so count only its members. */
const listOf = async (client: TestClient) =>
  (await client.call(replies.listReplies)).filter(({ author }) => author.startsWith('sandbox_'));
const textsOf = async (client: TestClient) => (await listOf(client)).map(({ text }) => text);

test('deletes replies of an erased Reddit user and does not store them again', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await say('sandbox_cleo', thing, 'Second');
  await pass(MINUTE_MS);
  expect(await ada.call(eraseRedditor, { name: 'Sandbox_Ben' })).toMatchObject({ comments: 1 });
  const kept = () =>
    app.base.db.selectFrom('replies').select('id').where('author', '=', 'sandbox_ben').execute();
  expect(await kept()).toEqual([]);
  await say('sandbox_ben', thing, 'Third');
  await pass(5 * MINUTE_MS);
  expect(await kept()).toEqual([]);
  expect(await textsOf(ada)).toEqual(['Second']);
});

test('does not read a thread on the platform once its post is in the trash', async () => {
  const { id, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  app.clock.advance(MINUTE_MS);
  await run(watchPosts);
  const inTrash = app.base.db.updateTable('posts').where('id', '=', id);
  await inTrash.set({ deleted_at: app.clock.now() }).execute();
  await run(readReplies);
  expect(await app.base.db.selectFrom('replies').select('id').execute()).toEqual([]);
  const { due_at: dueAt } = await app.base.db
    .selectFrom('reply_readings')
    .select('due_at')
    .executeTakeFirstOrThrow();
  expect(dueAt).not.toBeNull();
});

test('deletes replies after a month', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const readings = app.base.db.updateTable('reply_readings');
  app.clock.advance(21 * HOUR_MS);
  await readings.set({ due_at: null }).execute();
  const written = app.base.db.updateTable('replies');
  await written.set({ created_at: app.clock.now() - 30 * 24 * HOUR_MS + MINUTE_MS }).execute();
  await run(readReplies);
  expect(await textsOf(ada)).toEqual(['First']);
  await written.set({ created_at: app.clock.now() - 30 * 24 * HOUR_MS, read_at: 0 }).execute();
  await run(readReplies);
  expect(await app.base.db.selectFrom('replies').select('id').execute()).toEqual([]);
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
  app.clock.advance(MINUTE_MS);
  await run(watchPosts);
  const { db } = app.base;
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
  const all = app.base.db.updateTable('replies');
  await all.set({ site: 'api' }).execute();
  expect(await ada.call(replies.listReplies)).toEqual([]);
  await all.set({ site: 'sandbox' }).execute();
  expect(await textsOf(ada)).toEqual(['First']);
});
