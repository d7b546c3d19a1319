import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import * as channels from '#contract/alerts/channels.ts';
import * as rules from '#contract/alerts/rules.ts';
import * as posts from '#contract/posts.ts';
import { generateSample } from '#contract/scanner.ts';
import { addUserSubreddit } from '#contract/targets.ts';
import { tokenCell } from '#server/adapters/platform/account-tokens.ts';
import type { JobDefinition } from '#server/adapters/queue/job.ts';
import { clipThreads } from '#test/clip-threads.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runPaced } from '#test/run-paced.ts';
import { ALL_OF_A_DAY, listOf, scan } from '#test/scanner-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { readReplies } from '../replies/reply-jobs.ts';
import { refreshRules } from '../targets/target-jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string) {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}

const readEvents = async ({ user }: TestClient, type?: string) => {
  const rows = await app.base.db
    .selectFrom('events')
    .innerJoin('event_texts', 'event_texts.event_id', 'events.id')
    .select(['events.type', 'events.facts', 'event_texts.data', 'event_texts.author'])
    .where('events.workspace_id', '=', user?.workspaceId ?? '')
    .orderBy('events.at')
    .orderBy('events.id')
    .execute();
  return rows
    .filter((row) => type === undefined || row.type === type)
    .map(({ type, facts, data, author }) => ({
      type,
      author,
      facts: JSON.parse(facts) as object,
      data: JSON.parse(data) as Record<string, unknown>,
    }));
};

async function run(job: JobDefinition): Promise<void> {
  await app.base.jobs.enqueue(app.base.db, job, {});
  await runPaced(app.clock, () => app.drainJobs());
}

const draft = { title: 'A title', content: 'A text', subreddit: 'marketing' };

test('records a published post as an event with its URL', async () => {
  const ada = await connected('ada');
  const { id } = await ada.call(posts.createPost, { ...draft, status: 'published' });
  expect(await readEvents(ada)).toEqual([
    {
      type: 'post.published',
      author: null,
      facts: { subreddit: 'marketing', postId: id },
      data: {
        id,
        postId: id,
        subreddit: 'marketing',
        title: 'A title',
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/r\/marketing\/comments\//),
      },
    },
  ]);
});

test('marks in a feed what was published in the sandbox', async () => {
  const jan = await connected('jan');
  const { id, feedUrl = '' } = await jan.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  await jan.call(rules.addRule, { name: 'All', events: ['post.published'], channelIds: [id] });
  await jan.call(posts.createPost, { ...draft, status: 'published' });
  await app.drainJobs();
  const { body } = await app.visitor().send({ method: 'GET', url: new URL(feedUrl).pathname });
  expect(body).toContain('<title>Sandbox: Published in r/marketing: A title</title>');
  expect(body).toContain('Open in the sandbox: http://127.0.0.1:');
});

test('records a post that Reddit rejects as an event with reason and remedy', async () => {
  const ben = await connected('ben');
  await ben.call(posts.createPost, { ...draft, subreddit: 'handpicked', status: 'published' });
  expect(await readEvents(ben)).toMatchObject([
    { type: 'post.failed', data: { reason: expect.any(String), remedy: expect.any(String) } },
  ]);
});

test('records a post that needs its author as an event, and its link too', async () => {
  const cleo = await app.as('cleo');
  const { id: redditAccountId } = await cleo.call(accounts.addAssistedAccount, { username: 'cleo_writes' });
  const scheduledAt = new Date(app.clock.now() + HOUR_MS).toISOString();
  const { id } = await cleo.call(posts.createPost, {
    ...draft,
    status: 'scheduled',
    scheduledAt,
    redditAccountId,
  });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect((await readEvents(cleo)).map(({ type }) => type)).toEqual(['post.needs_you']);
  app.clock.advance(1);
  const permalink = 'https://www.reddit.com/r/marketing/comments/1abcde/a_title/';
  await cleo.call(posts.confirmPost, { id, permalink });
  expect((await readEvents(cleo))[1]).toMatchObject({ type: 'post.published', data: { url: permalink } });
});

test('records a post removed by moderators as an event', async () => {
  const dora = await connected('dora');
  const { id } = await dora.call(posts.createPost, { ...draft, title: 'Taken down', status: 'published' });
  const { platform_id: thing } = await app.base.db
    .selectFrom('posts')
    .select('platform_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await app.sandbox.control({ thing: { id: String(thing), action: 'remove' } });
  app.clock.advance(5 * MINUTE_MS);
  await run(watchPosts);
  expect((await readEvents(dora))[1]).toMatchObject({
    type: 'post.removed',
    data: { reason: 'A moderator of r/marketing took it down.' },
  });
});

test('records a new thread as an event once, but not samples and clips', async () => {
  const emil = await connected('emil');
  await scan(emil);
  const found = await listOf(emil);
  const events = await readEvents(emil);
  expect(events).toHaveLength(found.length);
  const [best] = found;
  const event = events.find(({ data }) => data['id'] === best?.id);
  expect(event).toMatchObject({
    type: 'opportunity.found',
    author: best?.author?.toLowerCase(),
    facts: { subreddit: best?.subreddit, intent: best?.intent, keywords: best?.keywords },
    data: { title: best?.title, url: best?.url, createdAt: best?.createdAt, reason: expect.any(String) },
  });
  await scan(emil, { filters: ALL_OF_A_DAY });
  await emil.call(generateSample);
  await clipThreads(emil);
  expect(await readEvents(emil)).toHaveLength(found.length);
});

test('records an unanswered reply as an event once', async () => {
  const fritz = await connected('fritz');
  const { id } = await fritz.call(posts.createPost, { ...draft, title: 'Which list?', status: 'published' });
  const { platform_id: thing } = await app.base.db
    .selectFrom('posts')
    .select('platform_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const member = await app.sandbox.signIn('sandbox_ben');
  await member.post('/api/comment', { thing_id: String(thing), text: 'Mine is on paper.', api_type: 'json' });
  for (let no = 0; no < 2; no++) {
    app.clock.advance(5 * MINUTE_MS);
    for (const job of [watchPosts, readReplies]) await run(job);
  }
  const replies = await readEvents(fritz, 'reply.received');
  expect(replies.filter(({ author }) => author === 'sandbox_ben')).toMatchObject([
    {
      facts: { subreddit: 'marketing', postId: id },
      data: { title: 'Mine is on paper.', postId: id, url: expect.stringContaining('/comments/') },
    },
  ]);
});

test('records changed rules of a target as an event', async () => {
  const gina = await connected('gina');
  await gina.call(addUserSubreddit, { subredditId: 'javascript' });
  await run(refreshRules);
  await app.sandbox.control({
    rules: { community: 'javascript', rules: [{ name: 'No promotion', text: 'Do not promote anything.' }] },
  });
  app.clock.advance(DAY_MS + HOUR_MS);
  await run(refreshRules);
  expect(await readEvents(gina, 'rules.changed')).toMatchObject([
    { facts: { subreddit: 'javascript' }, data: { reason: expect.any(String), subreddit: 'javascript' } },
  ]);
});

test('records a disconnected account as an event, regardless of who disconnects it', async () => {
  const hugo = await connected('hugo');
  const [account] = await hugo.call(accounts.listAccounts);
  await hugo.call(accounts.disconnectAccount, { id: account?.id ?? '' });
  expect(await readEvents(hugo)).toMatchObject([
    { type: 'account.disconnected', data: { username: 'sandbox_ada', remedy: expect.any(String) } },
  ]);
});

test('an account that Reddit no longer lets in is an event', async () => {
  const ina = await connected('ina');
  const { workspaceId = '' } = ina.user ?? {};
  const mine = app.base.db.updateTable('reddit_accounts').where('workspace_id', '=', workspaceId);
  const [account] = await ina.call(accounts.listAccounts);
  const id = account?.id ?? '';
  const sealed = app.base.cipher.seal('ended', tokenCell(id, 'refresh_token'));
  await mine.set({ refresh_token: sealed, token_expires_at: 0 }).execute();
  const sending = ina.call(posts.createPost, { ...draft, title: 'Stays here', status: 'published' });
  await expect(sending).rejects.toMatchObject({ status: 409 });
  expect((await readEvents(ina)).map(({ type }) => type)).toContain('account.disconnected');
});
