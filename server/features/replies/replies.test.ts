import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateContent } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import * as replies from '#contract/replies.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runPaced } from '#test/run-paced.ts';
import type { TestClient } from '#test/test-client.ts';
import { readSubmission } from '#server/adapters/platform/read-things.ts';
import type { Context } from '#server/context.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { noteComments } from './note-comments.ts';
import { readReplies } from './reply-jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const UNREAD = 'The comment that you answer couldn’t be read, so the draft doesn’t take up its words.';
const SEEN = readSubmission({ id: '1', name: 't3_1', title: 'T', permalink: '/', created_utc: 1 })!;

let app: PlatformApp;
beforeEach(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.close());

/** A thread of Ada's, with nobody's comments yet. */
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

/** What a member of the sandbox answers; returns its id there. */
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

/** Residents of the sandbox answer too, so only the members count. */
const listOf = async (client: TestClient) =>
  (await client.call(replies.listReplies)).filter(({ author }) => author.startsWith('sandbox_'));
const textsOf = async (client: TestClient) => (await listOf(client)).map(({ text }) => text);

test('what others write under a post waits for an answer, with the way to its thread', async () => {
  const { ada, id, thing } = await published();
  const comment = await say('sandbox_ben', thing, 'I keep mine in a shell script.');
  await pass(MINUTE_MS);
  expect(await listOf(ada)).toEqual([
    {
      id: expect.any(String),
      author: 'sandbox_ben',
      text: 'I keep mine in a shell script.',
      createdAt: expect.any(String),
      timeAgo: '1 minute ago',
      url: expect.stringMatching(new RegExp(`^${app.sandbox.url}.*${comment.slice(3)}`)),
      subreddit: 'webdev',
      post: { id, title: 'Which list do you keep?', content: 'Mine is on paper.' },
      site: 'sandbox',
    },
  ]);
});

test('an answer on the platform, by whatever means, takes it off the list', async () => {
  const { ada, thing } = await published();
  const first = await say('sandbox_ben', thing, 'First');
  await say('sandbox_cleo', thing, 'Second');
  await pass(MINUTE_MS);
  expect(await textsOf(ada)).toHaveLength(2);
  await say('sandbox_ada', first, 'Thank you');
  await pass(5 * MINUTE_MS);
  expect(await textsOf(ada)).toEqual(['Second']);
});

test('an answer that is under way takes it off at once, and a draft of one does not', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const [reply] = await listOf(ada);
  const answer = {
    type: 'comment',
    content: 'Thank you',
    subreddit: 'webdev',
    parentUrl: reply!.url,
  } as const;
  const { id } = await ada.call(posts.createPost, answer);
  expect(await textsOf(ada)).toEqual(['First']);
  const scheduledAt = new Date(app.clock.now() + HOUR_MS).toISOString();
  await ada.call(posts.updatePost, { id, status: 'scheduled', scheduledAt });
  expect(await textsOf(ada)).toEqual([]);
});

test('an answer of another workspace takes nothing off the list', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const [reply] = await listOf(ada);
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  const scheduledAt = new Date(app.clock.now() + HOUR_MS).toISOString();
  const answer = { type: 'comment', content: 'Me too', subreddit: 'webdev', parentUrl: reply!.url } as const;
  await ben.call(posts.createPost, { ...answer, status: 'scheduled', scheduledAt });
  expect(await textsOf(ada)).toEqual(['First']);
});

test('a comment by an account of another workspace waits for an answer', async () => {
  const { ada, thing } = await published();
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  await say('sandbox_ben', thing, 'I keep mine in a shell script.');
  await pass(MINUTE_MS);
  expect(await textsOf(ada)).toEqual(['I keep mine in a shell script.']);
});

test('a draft for a comment that is gone says that it could not be read', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'Is that per month or per year?');
  await pass(MINUTE_MS);
  const [reply] = await listOf(ada);
  const asked = { topic: reply!.post.title!, subreddit: 'webdev', contentType: 'comment' } as const;
  const gone = reply!.url.replace(/[^/]+\/?$/, 'zzzzzzz/');
  const unread = await ada.call(generateContent, { ...asked, parentUrl: gone });
  expect(unread.notes).toContainEqual(expect.objectContaining({ text: UNREAD }));
});

test('answers to a comment of ours wait too, and the rest of that thread does not', async () => {
  const cleo = await app.sandbox.signIn('sandbox_cleo');
  const form = { sr: 'webdev', kind: 'self', title: 'Lists', text: 'Which?' };
  const thread = await cleo.post('/api/submit', form);
  const parentUrl = String(thread.at('json', 'data', 'url'));
  const { ada, thing } = await published({ type: 'comment', title: null, parentUrl });
  await say('sandbox_ben', String(thread.at('json', 'data', 'name')), 'To the thread');
  await say('sandbox_ben', thing, 'To the comment');
  await pass(MINUTE_MS);
  expect(await textsOf(ada)).toEqual(['To the comment']);
});

test('the answers to a comment of ours are counted where they are read, and stay counted', async () => {
  const cleo = await app.sandbox.signIn('sandbox_cleo');
  const form = { sr: 'webdev', kind: 'self', title: 'Lists', text: 'Which?' };
  const parentUrl = String((await cleo.post('/api/submit', form)).at('json', 'data', 'url'));
  const { ada, thing } = await published({ type: 'comment', title: null, parentUrl });
  const countOf = async () => (await ada.call(posts.listPosts))[0]?.analytics?.comments;
  const answer = await say('sandbox_ben', thing, 'To the comment');
  await say('sandbox_cleo', answer, 'To the answer');
  await pass(MINUTE_MS);
  const counted = await countOf();
  expect(counted).toBeGreaterThanOrEqual(2);
  app.clock.advance(MINUTE_MS);
  await run(watchPosts);
  expect(await countOf()).toBe(counted);
});

test('a thread is read again only once it has more comments', async () => {
  const { id, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const { db } = app.base;
  const readings = db.selectFrom('reply_readings').where('post_id', '=', id);
  const post = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { comments } = await readings.select('comments').executeTakeFirstOrThrow();
  const seeAgain = async (change: object) => {
    const seen = { ...SEEN, id: thing, comments: comments!, ...change };
    await db.transaction().execute((tx) => noteComments(app.base as Context, tx, { post, seen }));
    return (await readings.select('due_at').executeTakeFirstOrThrow()).due_at;
  };
  expect(await seeAgain({})).toBeNull();
  expect(await seeAgain({ comments: 0 })).toBeNull();
  expect(await seeAgain({ comments: comments! + 1, removedBy: 'moderator' })).toBeNull();
  expect(await seeAgain({ comments: comments! + 1 })).toBe(app.clock.now());
});

test('what is deleted there goes here, and what cannot be read again is gone after two days', async () => {
  const { ada, thing } = await published();
  const first = await say('sandbox_ben', thing, 'First');
  await say('sandbox_cleo', thing, 'Second');
  await pass(MINUTE_MS);
  await (await app.sandbox.signIn('sandbox_ben')).post('/api/del', { id: first });
  await pass(21 * HOUR_MS);
  expect(await textsOf(ada)).toEqual(['Second']);
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before', times: 100 } });
  await app.sandbox.control({ fault: { endpoint: 'comments', kind: 'error-before', times: 100 } });
  await pass(49 * HOUR_MS);
  expect(await app.base.db.selectFrom('replies').select('id').execute()).toEqual([]);
});

test('somebody can say that no answer is needed, for good or until Undo', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const [reply] = await listOf(ada);
  await ada.call(replies.waiveReply, { id: reply!.id });
  await ada.call(replies.waiveReply, { id: reply!.id });
  await say('sandbox_cleo', thing, 'Second');
  await pass(5 * MINUTE_MS);
  expect(await textsOf(ada)).toEqual(['Second']);
  await ada.call(replies.undoWaive, { id: reply!.id });
  expect(await textsOf(ada)).toEqual(['Second', 'First']);
});

test('strangers neither see nor change them', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const { id } = (await listOf(ada))[0]!;
  const mallory = await app.as('mallory');
  expect(await listOf(mallory)).toEqual([]);
  for (const endpoint of [replies.waiveReply, replies.undoWaive]) {
    await expect(mallory.call(endpoint, { id })).rejects.toMatchObject({ status: 404 });
    await expect(app.visitor().call(endpoint, { id })).rejects.toMatchObject({ status: 401 });
  }
  await expect(app.visitor().call(replies.listReplies)).rejects.toMatchObject({ status: 401 });
  expect(await textsOf(ada)).toEqual(['First']);
});
