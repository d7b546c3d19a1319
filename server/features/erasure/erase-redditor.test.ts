import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveClip } from '#contract/scanning/clips.ts';
import * as erasure from '#contract/erasure.ts';
import { listTrending } from '#contract/opportunities.ts';
import { addAssistedAccount } from '#contract/accounts.ts';
import { confirmPost, createPost, readPostHistory } from '#contract/posts.ts';
import * as scanner from '#contract/scanner.ts';
import { addTargets } from '#contract/targets.ts';
import { createCipher } from '#server/adapters/crypto/cipher.ts';
import { rotateKey } from '#server/adapters/crypto/rotate-key.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL, runHub, createWatcher } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { findPostRow } from '../posts/post-rows.ts';
import { findErasedUsers } from '../accounts/erased-redditors.ts';

const CLIP = {
  address: 'https://www.reddit.com/r/SaaS/comments/1abc2d/which_tool/',
  subreddit: 'SaaS',
  title: 'Which tool do you use?',
  content: 'I lose a day a week.',
  author: 'Some_Body',
  shown: [
    { author: 'ben_2', upvotes: 9, content: 'A list on paper.' },
    { author: 'some_body', upvotes: 2, content: 'Thanks.' },
  ],
};
const NOTHING = { threads: 0, clips: 0, comments: 0, shared: 0 };

let app: PlatformApp;
let owner: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  owner = await app.as('owner');
});
afterEach(() => app.close());

const count = (client: TestClient, name: string) => client.call(erasure.countRedditor, { name });
const erase = (client: TestClient, name: string) => client.call(erasure.eraseRedditor, { name });
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});
const authorsOf = async (client: TestClient) => (await listOf(client)).map(({ author }) => author);
const scan = (client: TestClient, subreddits = ['saas', 'webdev']) =>
  client.call(scanner.scanThreads, { subreddits, filters: KEEP_ALL });

/** A user with an account and found threads. `author` is the first thread's author. */
async function withThreads(name: string): Promise<{ client: TestClient; author: string }> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  await scan(client);
  return { client, author: (await listOf(client))[0]!.author! };
}

test("counts and erases a Reddit user's data for any spelling of the name, and never stores it again", async () => {
  const { client, author } = await withThreads('ada');
  const threads = (await authorsOf(client)).filter((each) => each === author).length;
  const stored = { ...NOTHING, threads };
  expect(await count(client, author)).toEqual(stored);
  expect(await authorsOf(client)).toContain(author);
  expect(await erase(client, ` /u/${author.toUpperCase()} `)).toEqual(stored);
  expect(await authorsOf(client)).not.toContain(author);
  expect(await count(client, author)).toEqual(NOTHING);
  await scan(client);
  expect(await authorsOf(client)).not.toContain(author);
  const kept = await app.base.db.selectFrom('erased_redditors').selectAll().execute();
  expect(JSON.stringify(kept).toLowerCase()).not.toContain(author.toLowerCase());
});

test('deletes clips of a redditor’s threads and their comments in other clips, and rejects new clips', async () => {
  const ada = await app.as('ada');
  await ada.call(saveClip, CLIP);
  const other = { ...CLIP, address: 'https://www.reddit.com/r/SaaS/comments/2/', author: 'ben_2' };
  await ada.call(saveClip, other);
  expect(await erase(ada, 'some_body')).toEqual({ ...NOTHING, clips: 1, comments: 1 });
  const [left, ...more] = await listOf(ada);
  expect(more).toEqual([]);
  const read = async () =>
    (await ada.call(scanner.readThreadDetails, { id: left!.id })).comments.map((each) => each.author);
  expect(await read()).toEqual(['ben_2']);
  await ada.call(saveClip, other);
  expect(await read()).toEqual(['ben_2']);
  await expect(ada.call(saveClip, CLIP)).rejects.toMatchObject({
    status: 409,
    body: { message: 'You erased this Reddit user, so nothing by them is stored.' },
  });
});

test('deletes a thread that was found by a redditor’s comment', async () => {
  const ada = await app.as('ada');
  await ada.call(scanner.generateSample);
  const [first, ...others] = await listOf(ada);
  const found = app.base.db.updateTable('opportunities').set({ comment_author: 'Some_Body' });
  await found.where('id', '=', first!.id).execute();
  expect(await erase(ada, 'some_body')).toEqual({ ...NOTHING, threads: 1 });
  expect(await listOf(ada)).toEqual(others);
});

test('removes a redditor’s name from the history of posts in this workspace, or in all if the owner erases', async () => {
  const event = { at: app.clock.now(), event: 'postedByAnother', detail: 'Some_Body ada_writes' };
  const historyOf = async (name: string) => {
    const client = await app.as(name);
    const { id } = await client.call(createPost, { title: 'Prices', content: 'Words.', subreddit: 'saas' });
    const { workspace_id } = (await findPostRow(app.base.db, id))!;
    await app.base.db
      .insertInto('post_events')
      .values({ ...event, id: `evt_${name}`, workspace_id, post_id: id, no: 2 })
      .execute();
    return async () => (await client.call(readPostHistory, { id })).at(-1)?.detail;
  };
  const [ofAda, ofBen] = [await historyOf('ada'), await historyOf('ben')];
  await erase(await app.as('ada'), 'some');
  expect(await ofAda()).toBe('Some_Body ada_writes');
  await erase(await app.as('ada'), 'some_body');
  expect(await ofAda()).toBe('[erased] ada_writes');
  expect(await ofBen()).toBe('Some_Body ada_writes');
  await erase(owner, 'some_body');
  expect(await ofBen()).toBe('[erased] ada_writes');
});

test('does not store a redditor’s name again when a link is confirmed again', async () => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  const { id: redditAccountId } = await ada.call(addAssistedAccount, { username: 'ada_writes' });
  const words = { title: 'Prices', content: 'Words.', subreddit: 'webdev', redditAccountId } as const;
  const { id } = await ada.call(createPost, { ...words, status: 'published' });
  const site = await app.sandbox.signIn('sandbox_ben');
  const made = await site.post('/api/submit', {
    sr: 'webdev',
    kind: 'self',
    title: 'Prices',
    text: 'Words.',
  });
  const name = String(made.at('json', 'data', 'name')).replace('t3_', '');
  const permalink = `${app.sandbox.url}/r/webdev/comments/${name}/x/`;
  const readDetail = async () => {
    await ada.call(confirmPost, { id, permalink, isMeant: true });
    return (await ada.call(readPostHistory, { id })).at(-1)?.detail;
  };
  expect(await readDetail()).toBe('sandbox_ben ada_writes');
  await erase(ada, 'Sandbox_Ben');
  expect(await readDetail()).toBe('[erased] ada_writes');
  expect(JSON.stringify(await ada.call(readPostHistory, { id }))).not.toContain('sandbox_ben');
});

test('omits a redditor’s comments from threads read later', async () => {
  const { client } = await withThreads('ada');
  const talked = (await listOf(client)).toSorted(
    (one, other) => (other.comments ?? 0) - (one.comments ?? 0),
  )[0]!;
  const authors = async () =>
    (await client.call(scanner.readThreadDetails, { id: talked.id })).comments.map(({ author }) => author);
  const [first] = await authors();
  await erase(client, first!);
  expect(await authors()).not.toContain(first);
});

test('hides a shared copy from this workspace, and deletes it for all if the owner erases', async () => {
  const ada = await createWatcher(app, 'ada');
  const ben = await createWatcher(app, 'ben');
  await runHub(app);
  const [author] = await authorsOf(ada);
  const copies = async () =>
    await app.base.db.selectFrom('scanned_posts').select('id').where('author', '=', author!).execute();
  // The result doesn't reveal that other workspaces use them.
  expect(await erase(ada, author!)).toEqual({ ...NOTHING, threads: expect.any(Number) as number });
  await runHub(app, 60_000);
  await scan(ada);
  expect(await authorsOf(ada)).not.toContain(author);
  expect(await authorsOf(ben)).toContain(author);

  const { shared } = await erase(owner, author!);
  expect(shared).toBeGreaterThan(0);
  await runHub(app, 60_000);
  expect(await copies()).toEqual([]);
});

test('deletes a copy that no other workspace uses', async () => {
  const ada = await createWatcher(app, 'ada');
  await runHub(app);
  const [author] = await authorsOf(ada);
  expect(await erase(ada, author!)).toMatchObject({ shared: expect.any(Number) as number });
  const left = app.base.db.selectFrom('scanned_posts').select('id').where('author', '=', author!);
  expect(await left.execute()).toEqual([]);
});

test('omits a redditor’s threads from trending threads, for this workspace only', async () => {
  const clients = [];
  for (const name of ['ada', 'ben']) {
    const client = await app.as(name);
    await connectAccount(client, { username: 'sandbox_ada' });
    await client.call(addTargets, { text: 'saas' });
    clients.push(client);
  }
  const [ada, ben] = clients;
  const titlesOf = async (client: TestClient) => (await client.call(listTrending)).map(({ title }) => title);
  const [first] = await titlesOf(ada!);
  const reading = await app.base.db
    .selectFrom('thread_readings')
    .selectAll()
    .where('title', '=', first!)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await erase(ada!, reading.author!);
  expect(await titlesOf(ada!)).not.toContain(first);
  expect(await titlesOf(ben!)).toContain(first);
});

test('an erasure still applies after the installation’s secret has changed', async () => {
  const ada = await app.as('ada');
  await erase(ada, 'some_body');
  const { db, random, config } = app.base;
  const { workspaceId } = ada.user!;
  await rotateKey(db, { from: readSecretKey(config), to: 'another secret of some length', random });
  const erased = await findErasedUsers(
    { cipher: createCipher('another secret of some length', random) },
    db,
    [workspaceId],
  );
  expect(erased.has(workspaceId, { author: 'Some_Body' })).toBe(true);
  expect(erased.has(workspaceId, { author: 'ben_2' })).toBe(false);
  expect(erased.hasForAll({ author: 'some_body' })).toBe(false);
});

test('rejects an invalid name', async () => {
  for (const endpoint of [erasure.countRedditor, erasure.eraseRedditor])
    await expect(owner.call(endpoint, { name: 'no name' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { name: expect.any(String) } },
    });
});

test('neither counts nor erases a stranger’s threads, and requires visitors to sign in', async () => {
  const { client, author } = await withThreads('ada');
  const ben = await app.as('ben');
  expect(await count(ben, author)).toMatchObject({ threads: 0 });
  expect(await erase(ben, author)).toMatchObject({ threads: 0 });
  expect(await authorsOf(client)).toContain(author);
  for (const endpoint of [erasure.countRedditor, erasure.eraseRedditor])
    await expect(app.visitor().call(endpoint, { name: author })).rejects.toMatchObject({ status: 401 });
});
