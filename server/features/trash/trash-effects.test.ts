import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { emptyTrash, listTrash, removePost, restorePost } from '#contract/trash.ts';
import { readListVersion } from '#server/adapters/db/list-versions.ts';
import type { PostRow } from '#server/features/posts/post-rows.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const save = (client: TestClient): Promise<posts.Post> =>
  client.call(posts.createPost, { title: 'A title', content: 'A text', subreddit: 'webdev' });

const rowOf = (id: string) =>
  app.base.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();

const setRow = (id: string, row: Partial<PostRow>) =>
  app.base.db.updateTable('posts').set(row).where('id', '=', id).execute();

/** An attempt keeps the row of a removed post for two hours. */
async function addAttempt(client: TestClient, post_id: string, { clock, base } = app): Promise<void> {
  const now = clock.now();
  const account_id = await addAccount(base, client.user!.workspaceId);
  await base.db
    .insertInto('post_attempts')
    .values({
      id: `att_${post_id}`,
      post_id,
      account_id,
      state: 'accepted',
      hash: 'h',
      fence: 1,
      misses: 0,
      looks: 0,
      armed_at: now,
      quiet_until: now,
      created_at: now,
    })
    .execute();
}

test('every change of the trash gives the list a new version, notifies open pages, and writes an audit entry', async () => {
  const ada = await app.as('ada');
  const { workspaceId } = ada.user!;
  const received: string[] = [];
  const stop = app.base.events.subscribe(workspaceId, ({ topic }) => {
    if (topic === 'posts') received.push(topic);
  });
  const versionOf = async () => (await readListVersion(app.base.db, workspaceId, 'posts')).version;
  const [one, other] = [await save(ada), await save(ada)];
  const steps = [
    ['post.deleted', () => ada.call(posts.deletePost, one)],
    [null, () => ada.call(restorePost, one)],
    ['post.deleted', () => ada.call(posts.deletePost, one)],
    ['post.removed', () => ada.call(removePost, one)],
    ['post.deleted', () => ada.call(posts.deletePost, other)],
    ['trash.emptied', () => ada.call(emptyTrash)],
  ] as const;
  for (const [index, [, run]] of steps.entries()) {
    const before = await versionOf();
    await run();
    expect(await versionOf()).toBe(before + 1);
    await expect.poll(() => received).toEqual(Array(index + 3).fill('posts'));
  }
  stop();
  const audited = await app.base.db
    .selectFrom('audit_events')
    .select('verb')
    .where('workspace_id', '=', workspaceId)
    .where('verb', 'in', ['post.deleted', 'post.removed', 'trash.emptied'])
    .execute();
  expect(audited.map(({ verb }) => verb).toSorted()).toEqual(
    steps.flatMap(([verb]) => verb ?? []).toSorted(),
  );
});

test("deleting, restoring and removing increase the post's version number, so that concurrent changes are rejected", async () => {
  const ben = await app.as('ben');
  const post = await save(ben);
  const fence = async () => (await rowOf(post.id))?.fence;
  expect(await fence()).toBe(1);
  await ben.call(posts.deletePost, post);
  expect(await fence()).toBe(2);
  await ben.call(restorePost, post);
  expect(await fence()).toBe(3);
  await addAttempt(ben, post.id);
  await ben.call(posts.deletePost, post);
  await ben.call(removePost, post);
  expect(await fence()).toBe(5);
});

test.for(['publishing', 'checking'] as const)('refuses to delete a post that is %s', async (phase) => {
  const carl = await app.as('carl');
  const post = await save(carl);
  await setRow(post.id, { phase });
  await expect(carl.call(posts.deletePost, post)).rejects.toMatchObject({ status: 409 });
  const bulk = carl.call(posts.changePosts, { ids: [post.id], action: 'delete' });
  await expect(bulk).rejects.toMatchObject({ status: 422 });
  expect(await rowOf(post.id)).toMatchObject({ deleted_at: null, phase });
});

test('frees the space of a removed post whose row is kept', async () => {
  const small = await createTestApp({ POSTS_PER_WORKSPACE: '1' });
  onTestFinished(() => small.close());
  const cora = await small.as('cora');
  const post = await save(cora);
  await addAttempt(cora, post.id, small);
  await cora.call(posts.deletePost, post);
  await cora.call(removePost, post);
  expect((await save(cora)).id).not.toBe(post.id);
});

test('a bulk deletion does not find a removed post whose row is kept', async () => {
  const cleo = await app.as('cleo');
  const post = await save(cleo);
  await addAttempt(cleo, post.id);
  await cleo.call(posts.deletePost, post);
  await cleo.call(removePost, post);
  const bulk = cleo.call(posts.changePosts, { ids: [post.id], action: 'delete' });
  await expect(bulk).rejects.toMatchObject({ status: 404 });
});

test('does not resend a post in the trash', async () => {
  const dora = await app.as('dora');
  const post = await save(dora);
  await dora.call(posts.deletePost, post);
  await setRow(post.id, { phase: 'failed' });
  await addAccount(app.base, dora.user!.workspaceId);
  const message = 'Only a failed or parked post can be sent again.';
  await expect(dora.call(posts.retryPost, post)).rejects.toMatchObject({ body: { message } });
  expect(await rowOf(post.id)).toMatchObject({ phase: 'failed' });
});

test('purges the trash of one workspace only', async () => {
  const [emil, fritz] = [await app.as('emil'), await app.as('fritz')];
  const [expired, post] = [await save(emil), await save(fritz)];
  await setRow(expired.id, { deleted_at: app.clock.now() - 31 * DAY_MS });
  await fritz.call(posts.deletePost, post);
  await fritz.call(removePost, post);
  expect((await fritz.call(listTrash)).total).toBe(0);
  expect(await rowOf(expired.id)).toBeDefined();
});
