import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { createBase } from '#server/boot/create-base.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { passTime } from '#test/pass-time.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const SECOND_MS = 1_000;
/** Here our clock is ahead of the platform's. */
const CLAIM_AHEAD_MS = 5 * SECOND_MS;

let app: PlatformApp;
let ben: TestClient;
beforeAll(async () => {
  app = await createPlatformApp({}, CLAIM_AHEAD_MS);
  ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
});
afterAll(() => app.close());

async function answer(content: string) {
  const ada = await app.sandbox.signIn('sandbox_ada');
  const thread = await ada.post('/api/submit', { sr: 'webdev', kind: 'self', title: content, text: 'x' });
  return await ben.call(posts.createPost, {
    content,
    type: 'comment',
    subreddit: 'webdev',
    parentUrl: String(thread.at('json', 'data', 'url')),
    status: 'scheduled',
    scheduledAt: new Date(app.clock.now() + 60 * SECOND_MS).toISOString(),
  });
}

/** A restarted server doesn't know the offset of the platform's clock yet. */
function restart() {
  const { config, engine, log } = app.base;
  return createBase({ config, engine, log, secret: readSecretKey(config), ports: { clock: app.clock } });
}

/** The response is due after a minute; an earlier job waits for it. */
async function pass(base: PlatformApp['base'], seconds: number) {
  app.clock.advance(61 * SECOND_MS);
  while ((await base.jobs.runDue(10)) > 0);
  await passTime({ base, clock: app.clock }, seconds * SECOND_MS);
}

const commentsOf = async (text: string) => {
  const all = (await (await app.sandbox.signIn('sandbox_ben')).get('/user/sandbox_ben/comments')).children();
  return all.filter(({ body }) => body === text);
};
const phaseOf = async ({ id }: { id: string }) =>
  (await ben.call(posts.listPosts)).find((post) => post.id === id)?.phase;

test('posts a comment once if its response is lost while our clock is ahead', async () => {
  const made = await answer('An answer from the future');
  await app.sandbox.control({ fault: { endpoint: 'comment', kind: 'lost-answer' } });
  await pass(restart(), 400);
  expect(await phaseOf(made)).toBe('published');
  expect(await commentsOf('An answer from the future')).toHaveLength(1);
});

test('sends a comment accepted without an id only once, and asks its author', async () => {
  const base = restart();
  let sent = 0;
  const comment = async () => {
    sent += 1;
    return { kind: 'ok', value: null } as const;
  };
  Object.assign(base.platform ?? {}, { comment });
  const made = await answer('Nobody can see this');
  await pass(base, 400);
  expect(sent).toBe(1);
  const after = (await ben.call(posts.listPosts)).find(({ id }) => id === made.id);
  expect(after).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'OUTCOME_UNKNOWN', message: expect.stringContaining('without saying where it is') },
  });
});

test('keeps a second copy of a comment if someone has answered it', async () => {
  const text = 'Two of these, one with an answer';
  const made = await answer(text);
  await app.sandbox.control({ fault: { endpoint: 'comment', kind: 'lost-request' } });
  const base = restart();
  await pass(base, 0);
  expect(await phaseOf(made)).toBe('checking');
  await pass(base, 70);
  expect(await phaseOf(made)).toBe('published');
  const [first] = await commentsOf(text);
  const fields = { thing_id: String(first?.['parent_id']), text };
  const late = await (await app.sandbox.signIn('sandbox_ben')).post('/api/comment', fields);
  const lateId = String(late.at('json', 'data', 'things', 0, 'data', 'name'));
  await (
    await app.sandbox.signIn('sandbox_ada')
  ).post('/api/comment', { thing_id: lateId, text: 'Thank you for this.' });
  await pass(base, 600);
  expect(await commentsOf(text)).toHaveLength(2);
  const after = (await ben.call(posts.listPosts)).find(({ id }) => id === made.id);
  expect(after?.problem?.code).toBe('SECOND_COPY');
});
