import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import type { UserContext } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { findNearCopy, readSentTexts, refuseNearCopyAmong, toSketched } from './find-near-copy.ts';
import { fillSketches } from './post-sketches.ts';

const TEXT =
  'We built a small tool that turns long threads into short notes, and we would love to hear what you think of it.';
const DAY_MS = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function contextOf({ user }: TestClient): UserContext {
  const { userId, workspaceId } = user!;
  return { ...app.base, actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } };
}

const tomorrow = () => new Date(app.clock.now() + DAY_MS).toISOString();
const schedule = (client: TestClient, subreddit: string, content = TEXT) =>
  client.call(posts.createPost, {
    title: 'A title',
    content,
    subreddit,
    status: 'scheduled',
    scheduledAt: tomorrow(),
  });
const findFor = (client: TestClient, text: { id?: string; content: string; subreddit: string }) =>
  findNearCopy(contextOf(client), app.base.db, text);

test('finds a near-duplicate in another community regardless of case and punctuation', async () => {
  const ada = await app.as('ada');
  await schedule(ada, 'webdev');
  const copy = TEXT.toUpperCase().replaceAll(',', ' –');
  expect(await findFor(ada, { content: copy, subreddit: 'saas' })).toBe('webdev');
  expect(await findFor(ada, { content: 'Something else entirely.', subreddit: 'saas' })).toBeNull();
});

test('does not match the same text in the same community, or the post itself', async () => {
  const ben = await app.as('ben');
  const { id } = await schedule(ben, 'webdev');
  expect(await findFor(ben, { content: TEXT, subreddit: 'WebDev' })).toBeNull();
  expect(await findFor(ben, { id, content: TEXT, subreddit: 'saas' })).toBeNull();
});

test("ignores drafts, deleted posts and other workspaces' posts", async () => {
  const [cleo, dora] = [await app.as('cleo'), await app.as('dora')];
  await cleo.call(posts.createPost, { content: TEXT, subreddit: 'webdev' });
  const deleted = await schedule(cleo, 'startups');
  await cleo.call(posts.deletePost, deleted);
  expect(await findFor(cleo, { content: TEXT, subreddit: 'saas' })).toBeNull();
  await schedule(cleo, 'marketing');
  expect(await findFor(dora, { content: TEXT, subreddit: 'saas' })).toBeNull();
});

test('accepts the same text again after thirty days', async () => {
  const emil = await app.as('emil');
  await schedule(emil, 'webdev');
  app.clock.advance(29 * DAY_MS);
  expect(await findFor(emil, { content: TEXT, subreddit: 'saas' })).toBe('webdev');
  app.clock.advance(DAY_MS);
  expect(await findFor(emil, { content: TEXT, subreddit: 'saas' })).toBeNull();
});

test('rejects a near-duplicate with the other community’s name, reading only possible matches', async () => {
  const fritz = await app.as('fritz');
  const [one, copy] = ['webdev', 'saas'].map((subreddit) => toSketched({ content: TEXT, subreddit }));
  const sent = await readSentTexts(contextOf(fritz), app.base.db, [one!, copy!]);
  refuseNearCopyAmong(sent, one!);
  refuseNearCopyAmong(sent, copy!);
  sent.add(one!);
  expect(() => refuseNearCopyAmong(sent, copy!)).toThrow('your post in r/webdev');
  await schedule(fritz, 'webdev');
  await expect(schedule(fritz, 'saas')).rejects.toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('compares the current form of a changed text, and does not compare drafts', async () => {
  const gina = await app.as('gina');
  const { id } = await schedule(gina, 'webdev', 'Another text, which has nothing to do with it');
  await gina.call(posts.updatePost, { id, content: TEXT });
  await expect(schedule(gina, 'saas')).rejects.toMatchObject({ status: 409 });
  await gina.call(posts.updatePost, { id, status: 'draft' });
  await gina.call(posts.updatePost, { id, content: 'What was never sent' });
  await schedule(gina, 'saas');
  expect(await sketchesOf([id])).toEqual([]);
});

test('before comparing, creates sketches that are missing, as after a restore', async () => {
  const hana = await app.as('hana');
  const ids: string[] = [];
  for (let no = 0; no < 60; no += 1) ids.push((await schedule(hana, 'webdev', `Text number ${no}`)).id);
  const before = await sketchesOf(ids);
  expect(before).toHaveLength(60);
  await app.base.db.deleteFrom('post_sketches').where('post_id', 'in', ids).execute();
  await expect(schedule(hana, 'saas', 'Text number 59')).rejects.toMatchObject({ status: 409 });
  expect(await sketchesOf(ids)).toEqual(before);
});

const sketchesOf = (ids: readonly string[]) =>
  app.base.db
    .selectFrom('post_sketches')
    .select(['post_id', 'outline', 'grams'])
    .where('post_id', 'in', ids)
    .orderBy('post_id')
    .execute();

test('does not match the closing sentence of generated drafts', async () => {
  const ida = await app.as('ida');
  await schedule(ida, 'webdev', 'What do you make of it?');
  expect(await findFor(ida, { content: 'What do you make of it?', subreddit: 'saas' })).toBeNull();
  await schedule(ida, 'webdev', 'What do you make of it, all in all.');
  const own = { content: 'What do you make of it, all in all!', subreddit: 'saas' };
  expect(await findFor(ida, own)).toBe('webdev');
});

test('creates missing sketches only in its own workspace', async () => {
  const [xena, yuri] = [await app.as('xena'), await app.as('yuri')];
  const ids = [(await schedule(xena, 'webdev')).id, (await schedule(yuri, 'webdev')).id];
  await app.base.db.deleteFrom('post_sketches').where('post_id', 'in', ids).execute();
  await fillSketches(contextOf(xena));
  const filled = app.base.db.selectFrom('post_sketches').select('post_id').where('post_id', 'in', ids);
  expect(await filled.execute()).toEqual([{ post_id: ids[0] }]);
});
