import { expect, test } from 'vitest';
import { generateContent } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import * as replies from '#contract/replies.ts';
import { connectAccount } from '#test/platform-app.ts';
import { setUpReplyApp } from '#test/reply-app.ts';
import { readSubmission } from '#server/adapters/platform/read-things.ts';
import type { Context } from '#server/context.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { markUnreadComments } from './mark-unread-comments.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const UNREAD = 'The comment you’re answering couldn’t be read, so the draft doesn’t refer to it.';
const SEEN = readSubmission({ id: '1', name: 't3_1', title: 'T', permalink: '/', created_utc: 1 })!;

const place = setUpReplyApp();
const { published, say, pass, run, listOf, textsOf } = place;

test('lists replies to a post with a link to their thread', async () => {
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
      url: expect.stringMatching(new RegExp(`^${place.app.sandbox.url}.*${comment.slice(3)}`)),
      subreddit: 'webdev',
      post: { id, title: 'Which list do you keep?', content: 'Mine is on paper.' },
      site: 'sandbox',
    },
  ]);
});

test('removes a reply from the list once it is answered on the platform, whatever program was used', async () => {
  const { ada, thing } = await published();
  const first = await say('sandbox_ben', thing, 'First');
  await say('sandbox_cleo', thing, 'Second');
  await pass(MINUTE_MS);
  expect(await textsOf(ada)).toHaveLength(2);
  await say('sandbox_ada', first, 'Thank you');
  await pass(5 * MINUTE_MS);
  expect(await textsOf(ada)).toEqual(['Second']);
});

test('removes a reply as soon as an answer is scheduled or sent, but not for a draft', async () => {
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
  const scheduledAt = new Date(place.app.clock.now() + HOUR_MS).toISOString();
  await ada.call(posts.updatePost, { id, status: 'scheduled', scheduledAt });
  expect(await textsOf(ada)).toEqual([]);
});

test('keeps a reply in the list if another workspace answers it', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const [reply] = await listOf(ada);
  const ben = await place.app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  const scheduledAt = new Date(place.app.clock.now() + HOUR_MS).toISOString();
  const answer = { type: 'comment', content: 'Me too', subreddit: 'webdev', parentUrl: reply!.url } as const;
  await ben.call(posts.createPost, { ...answer, status: 'scheduled', scheduledAt });
  expect(await textsOf(ada)).toEqual(['First']);
});

test("lists a comment made by another workspace's account", async () => {
  const { ada, thing } = await published();
  const ben = await place.app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  await say('sandbox_ben', thing, 'I keep mine in a shell script.');
  await pass(MINUTE_MS);
  expect(await textsOf(ada)).toEqual(['I keep mine in a shell script.']);
});

test('says that a deleted comment could not be read when drafting an answer', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'Is that per month or per year?');
  await pass(MINUTE_MS);
  const [reply] = await listOf(ada);
  const asked = { topic: reply!.post.title!, subreddit: 'webdev', contentType: 'comment' } as const;
  const gone = reply!.url.replace(/[^/]+\/?$/, 'zzzzzzz/');
  const unread = await ada.call(generateContent, { ...asked, parentUrl: gone });
  expect(unread.notes).toContainEqual(expect.objectContaining({ text: UNREAD }));
});

test('lists replies to a comment of the workspace, but not the rest of that thread', async () => {
  const cleo = await place.app.sandbox.signIn('sandbox_cleo');
  const form = { sr: 'webdev', kind: 'self', title: 'Lists', text: 'Which?' };
  const thread = await cleo.post('/api/submit', form);
  const parentUrl = String(thread.at('json', 'data', 'url'));
  const { ada, thing } = await published({ type: 'comment', title: null, parentUrl });
  await say('sandbox_ben', String(thread.at('json', 'data', 'name')), 'To the thread');
  await say('sandbox_ben', thing, 'To the comment');
  await pass(MINUTE_MS);
  expect(await textsOf(ada)).toEqual(['To the comment']);
});

test("counts replies to one of the workspace's comments when it reads them", async () => {
  const cleo = await place.app.sandbox.signIn('sandbox_cleo');
  const form = { sr: 'webdev', kind: 'self', title: 'Lists', text: 'Which?' };
  const parentUrl = String((await cleo.post('/api/submit', form)).at('json', 'data', 'url'));
  const { ada, thing } = await published({ type: 'comment', title: null, parentUrl });
  const countOf = async () => (await ada.call(posts.listPosts))[0]?.analytics?.comments;
  const answer = await say('sandbox_ben', thing, 'To the comment');
  await say('sandbox_cleo', answer, 'To the answer');
  await pass(MINUTE_MS);
  const counted = await countOf();
  expect(counted).toBeGreaterThanOrEqual(2);
  place.app.clock.advance(MINUTE_MS);
  await run(watchPosts);
  expect(await countOf()).toBe(counted);
});

test('rereads a thread only once it has more comments', async () => {
  const { id, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const { db } = place.app.base;
  const readings = db.selectFrom('reply_readings').where('post_id', '=', id);
  const post = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { comments } = await readings.select('comments').executeTakeFirstOrThrow();
  const seeAgain = async (change: object) => {
    const seen = { ...SEEN, id: thing, comments: comments!, ...change };
    await db.transaction().execute((tx) => markUnreadComments(place.app.base as Context, tx, { post, seen }));
    return (await readings.select('due_at').executeTakeFirstOrThrow()).due_at;
  };
  expect(await seeAgain({})).toBeNull();
  expect(await seeAgain({ comments: 0 })).toBeNull();
  expect(await seeAgain({ comments: comments! + 1, removedBy: 'moderator' })).toBeNull();
  expect(await seeAgain({ comments: comments! + 1 })).toBe(place.app.clock.now());
});

test('deletes replies that are deleted on the platform, and those unreadable for two days', async () => {
  const { ada, thing } = await published();
  const first = await say('sandbox_ben', thing, 'First');
  await say('sandbox_cleo', thing, 'Second');
  await pass(MINUTE_MS);
  await (await place.app.sandbox.signIn('sandbox_ben')).post('/api/del', { id: first });
  await pass(21 * HOUR_MS);
  expect(await textsOf(ada)).toEqual(['Second']);
  await place.app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before', times: 100 } });
  await place.app.sandbox.control({ fault: { endpoint: 'comments', kind: 'error-before', times: 100 } });
  await pass(49 * HOUR_MS);
  expect(await place.app.base.db.selectFrom('replies').select('id').execute()).toEqual([]);
});

test('dismisses a reply permanently or until undone', async () => {
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

test('does not let strangers see or change replies', async () => {
  const { ada, thing } = await published();
  await say('sandbox_ben', thing, 'First');
  await pass(MINUTE_MS);
  const { id } = (await listOf(ada))[0]!;
  const mallory = await place.app.as('mallory');
  expect(await listOf(mallory)).toEqual([]);
  for (const endpoint of [replies.waiveReply, replies.undoWaive]) {
    await expect(mallory.call(endpoint, { id })).rejects.toMatchObject({ status: 404 });
    await expect(place.app.visitor().call(endpoint, { id })).rejects.toMatchObject({ status: 401 });
  }
  await expect(place.app.visitor().call(replies.listReplies)).rejects.toMatchObject({ status: 401 });
  expect(await textsOf(ada)).toEqual(['First']);
});
