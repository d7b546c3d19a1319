import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAccounts } from '#contract/accounts.ts';
import * as posts from '#contract/posts.ts';
import { savePublishingSettings } from '#contract/publishing.ts';
import { ok } from '#server/adapters/platform/outcome.ts';
import { passTime } from '#test/pass-time.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { createPublishPorts } from './publish-ports.ts';
import { settleLateCopies } from './settle-late-copies.ts';

const SECOND_MS = 1_000;
const SAME = {
  title: 'Weekly thread',
  content: 'The same words.',
  subreddit: 'webdev',
  status: 'published',
} as const;

let app: PlatformApp;
let cleo: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  cleo = await app.as('cleo');
  await connectAccount(cleo, { username: 'sandbox_cleo' });
});
afterEach(() => app.close());

const ports = () => createPublishPorts({ ...app.base, actor: { kind: 'job', name: 'test' } });
const pass = (seconds: number) => passTime(app, seconds * SECOND_MS);
const stillThere = async () => {
  const { posts: all } = (await app.sandbox.state()).json as { posts: { deleted: boolean }[] };
  return all.filter(({ deleted }) => !deleted);
};

test('when searching for copies, does not touch an identical post that is being sent', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  const first = await cleo.call(posts.createPost, SAME);
  await pass(40);
  const platform = app.base.platform!;
  const real = { ...platform };
  Object.assign(platform, {
    // The platform has accepted the second post. Before its response arrives, a worker searches for copies of the first.
    submit: async (...given: Parameters<typeof real.submit>) => {
      const outcome = await real.submit(...given);
      await settleLateCopies(ports(), first.id);
      return outcome;
    },
  });
  const second = await cleo.call(posts.createPost, SAME);
  expect(second.phase).toBe('published');
  await pass(20 * 60);
  expect(await stillThere()).toHaveLength(2);
  const listed = await cleo.call(posts.listPosts);
  expect(listed.map(({ phase, problem }) => [phase, problem])).toEqual([
    ['published', null],
    ['published', null],
  ]);
});

test('posts each of two identical posts once even if both responses are lost', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer', times: 2 } });
  await cleo.call(posts.createPost, SAME);
  app.clock.advance(SECOND_MS);
  await cleo.call(posts.createPost, SAME);
  await pass(20 * 60);
  expect(await stillThere()).toHaveLength(2);
  const listed = await cleo.call(posts.listPosts);
  expect(new Set(listed.map(({ permalink }) => permalink)).size).toBe(2);
});

test('reports that a post accepted without an id may exist beside the late copy of an identical post', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const first = await cleo.call(posts.createPost, SAME);
  await pass(80);
  const platform = app.base.platform!;
  // The post was sent, but no listing shows it.
  Object.assign(platform, { submit: async () => ok({ id: null, permalink: null }) });
  const second = await cleo.call(posts.createPost, SAME);
  const late = { sr: SAME.subreddit, kind: 'self', title: SAME.title, text: SAME.content };
  await (await app.sandbox.signIn('sandbox_cleo')).post('/api/submit', late);
  await pass(40);
  const problems = new Map((await cleo.call(posts.listPosts)).map(({ id, problem }) => [id, problem]));
  expect(problems.get(first.id)).toBeNull();
  expect(problems.get(second.id)).toMatchObject({ code: 'SECOND_COPY' });
});

test('does not send again while an unreadable entry in the list may be the post', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  await cleo.call(posts.createPost, SAME);
  const platform = app.base.platform!;
  const real = { ...platform };
  Object.assign(platform, {
    mySubmissions: async (...given: Parameters<typeof real.mySubmissions>) => {
      const outcome = await real.mySubmissions(...given);
      return outcome.kind === 'ok' ? { ...outcome, value: { ...outcome.value, skipped: 1 } } : outcome;
    },
  });
  await pass(31 * 60);
  expect(await stillThere()).toHaveLength(0);
  expect((await cleo.call(posts.listPosts))[0]).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'OUTCOME_UNKNOWN' },
  });
});

test('reports a late copy on the account of an earlier attempt', async () => {
  await connectAccount(cleo, { username: 'sandbox_ben' });
  const accounts = await cleo.call(listAccounts);
  const idOf = (name: string) => accounts.find(({ username }) => username === name)!.id;
  await cleo.call(savePublishingSettings, { silence: 'ask', lateCopies: 'remove' });
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  const { id } = await cleo.call(posts.createPost, { ...SAME, redditAccountId: idOf('sandbox_cleo') });
  await pass(80);
  await cleo.call(posts.updatePost, { id, redditAccountId: idOf('sandbox_ben'), status: 'published' });
  await app.drainJobs();
  const late = { sr: SAME.subreddit, kind: 'self', title: SAME.title, text: SAME.content };
  await (await app.sandbox.signIn('sandbox_cleo')).post('/api/submit', late);
  await pass(20 * 60);
  expect(await cleo.call(posts.listPosts)).toMatchObject([
    { phase: 'published', problem: { code: 'SECOND_COPY' } },
  ]);
});

test('does not take the link of another of our posts for a manual post', async () => {
  const out = await cleo.call(posts.createPost, SAME);
  app.clock.advance(SECOND_MS);
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-request' } });
  await cleo.call(posts.createPost, { ...SAME, title: 'Another' });
  Object.assign(app.base.platform!, { mySubmissions: async () => ({ kind: 'notSent', detail: '' }) });
  await pass(31 * 60);
  const [parked] = await cleo.call(posts.listPosts);
  expect(parked?.phase).toBe('needs_you');
  const permalink = `${app.sandbox.url}${out.permalink}`;
  await expect(cleo.call(posts.confirmPost, { id: parked!.id, permalink })).rejects.toMatchObject({
    status: 422,
  });
});
