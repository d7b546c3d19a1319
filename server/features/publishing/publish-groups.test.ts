import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount, addUser } from '#test/factories.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { findPostRows, type PostWithMode } from '../posts/post-rows.ts';
import { hashPost } from './content-hash.ts';
import type { PublishStore } from './publish-protocol.ts';
import { createPublishStore } from './publish-rows.ts';

const ARMED_AT = 1_000_000;
const published = (id: string) => ({ to: 'published', id, permalink: null }) as const;

type World = {
  app: TestApp;
  store: PublishStore;
  add: (count: number) => Promise<PostWithMode[]>;
};

/** Alternating posts of two workspaces, each with its own account. */
async function open(): Promise<World> {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const workspaces = [await addUser(app.base, 'ada'), await addUser(app.base, 'ben')];
  const { db } = app.base;
  let posts = 0;
  return {
    app,
    store: createPublishStore({ ...app.base, actor: { kind: 'job', name: 'test' } }),
    async add(count) {
      const ids: string[] = [];
      for (let no = 0; no < count; no += 1) {
        const workspace_id = workspaces[no % 2]?.workspaceId ?? '';
        const account_id = await addAccount(app.base, workspace_id);
        ids.push(`pst_${(posts += 1)}`);
        await db
          .insertInto('posts')
          .values({ ...waitingPost(`pst_${posts}`, app.clock.now()), workspace_id, account_id })
          .execute();
      }
      const rows = new Map((await findPostRows(db, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
  };
}

const phases = async ({ base }: TestApp) =>
  (await base.db.selectFrom('posts').select(['id', 'phase']).orderBy('id').execute()).map(
    ({ phase }) => phase,
  );

test('stores attempts together, and skips a post that has changed', async () => {
  const { app, store, add } = await open();
  const posts = await add(4);
  await app.base.db.updateTable('posts').set({ fence: 2 }).where('id', '=', 'pst_2').execute();
  const attempts = await Promise.all(posts.map((post) => store.arm(post, ARMED_AT)));
  expect(attempts.map((attempt) => attempt !== null)).toEqual([true, false, true, true]);
  expect(await phases(app)).toEqual(['publishing', 'waiting', 'publishing', 'publishing']);
  const tries = await app.base.db.selectFrom('post_attempts').select('post_id').orderBy('post_id').execute();
  expect(tries.map(({ post_id: id }) => id)).toEqual(['pst_1', 'pst_3', 'pst_4']);
});

test('stores the attempts of two posts of one account one after the other', async () => {
  const { app, store, add } = await open();
  const [one, other] = (await add(2)) as [PostWithMode, PostWithMode];
  await app.base.db
    .updateTable('posts')
    .set({ account_id: one.account_id })
    .where('id', '=', other.id)
    .execute();
  const sibling = { ...other, account_id: one.account_id };
  const changed = { ...one, fence: 7 };
  const [first, second, third] = await Promise.all(
    [changed, sibling, one].map((post) => store.arm(post, ARMED_AT)),
  );
  expect([first, third]).toEqual([null, null]);
  expect(second).not.toBeNull();
});

test('stores outcomes together, and gives each post its own history line', async () => {
  const { app, store, add } = await open();
  const posts = await add(4);
  const attempts = await Promise.all(posts.map((post) => store.arm(post, ARMED_AT)));
  await app.base.db.updateTable('posts').set({ fence: 2 }).where('id', '=', 'pst_3').execute();
  const settled = await Promise.all(
    posts.map((post, no) => store.settle(post, attempts[no]!, published(`t3_${post.id}`))),
  );
  expect(settled).toEqual([true, true, false, true]);
  const rows = await findPostRows(
    app.base.db,
    posts.map(({ id }) => id),
  );
  for (const { id, phase, platform_id, origin } of rows)
    expect({ phase, platform_id, origin }).toEqual(
      id === 'pst_3'
        ? { phase: 'publishing', platform_id: null, origin: null }
        : { phase: 'published', platform_id: `t3_${id}`, origin: 'sandbox' },
    );
  const states = await app.base.db.selectFrom('post_attempts').select('state').execute();
  expect(states).toEqual(posts.map(() => ({ state: 'accepted' })));
  const lines = await app.base.db.selectFrom('post_events').select(['post_id', 'event', 'no']).execute();
  expect(lines.filter(({ post_id: id }) => id === 'pst_4').toSorted((a, b) => a.no - b.no)).toMatchObject([
    { event: 'sending', no: 1 },
    { event: 'accepted', no: 2 },
  ]);
});

test('if two outcomes of one post are stored together, keeps only the first', async () => {
  const { app, store, add } = await open();
  const [post] = (await add(1)) as [PostWithMode];
  const attempt = await store.arm(post, ARMED_AT);
  const settled = await Promise.all(
    ['t3_a', 't3_b'].map((id) => store.settle(post, attempt!, published(id))),
  );
  expect(settled).toEqual([true, false]);
  expect(await findPostRows(app.base.db, [post.id])).toMatchObject([{ platform_id: 't3_a' }]);
  const lines = await app.base.db.selectFrom('post_events').select('event').orderBy('no').execute();
  expect(lines.map(({ event }) => event)).toEqual(['sending', 'accepted']);
});

test("gives a post no later time than now, even if the platform's clock is ahead", async () => {
  const { app, store, add } = await open();
  const posts = (await add(2)) as [PostWithMode, PostWithMode];
  const now = app.clock.now();
  const attempt = await store.arm(posts[0], ARMED_AT);
  await store.settle(posts[0], attempt!, { ...published('t3_a'), at: now + 30_000 });
  const copy = { id: 't3_b', permalink: null, createdAt: now + 30_000 };
  await store.adopt(posts[1], { ...copy, hash: '', titleHash: '', touched: false });
  const rows = await app.base.db.selectFrom('posts').select(['phase', 'published_at']).execute();
  expect(rows).toEqual(posts.map(() => ({ phase: 'published', published_at: now })));
});

test("clears a restored post's unknown outcome once it is being sent", async () => {
  const { app, store, add } = await open();
  const [post] = (await add(1)) as [PostWithMode];
  await app.base.db.updateTable('posts').set({ doubted_since: 1 }).execute();
  await store.arm(post, ARMED_AT);
  expect(await findPostRows(app.base.db, [post.id])).toMatchObject([{ doubted_since: null }]);
});

test('posts that change together get the same new list version', async () => {
  const { app, store, add } = await open();
  const posts = await add(4);
  const { db } = app.base;
  const versions = async () => ({
    ofPosts: await db.selectFrom('posts').select(['workspace_id', 'list_version as version']).execute(),
    ofLists: await db.selectFrom('list_versions').select(['workspace_id', 'version']).execute(),
  });
  const attempts = await Promise.all(posts.map((post) => store.arm(post, ARMED_AT)));
  const armed = await versions();
  for (const version of armed.ofPosts) expect(armed.ofLists).toContainEqual(version);
  await Promise.all(posts.map((post, no) => store.settle(post, attempts[no]!, published(`t3_${post.id}`))));
  const settled = await versions();
  expect(settled.ofLists).not.toEqual(armed.ofLists);
  for (const version of settled.ofPosts) expect(settled.ofLists).toContainEqual(version);
});

test('if one outcome’s platform id belongs to another post, rejects only that outcome', async () => {
  const { app, store, add } = await open();
  const posts = await add(3);
  const attempts = await Promise.all(posts.map((post) => store.arm(post, ARMED_AT)));
  const ids = ['t3_a', 't3_a', 't3_b'];
  const results = await Promise.allSettled(
    posts.map((post, no) => store.settle(post, attempts[no]!, published(ids[no] ?? ''))),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await phases(app)).toEqual(['published', 'publishing', 'published']);
});

test('closes the attempt of a rejected post that has changed meanwhile, so that the account can continue', async () => {
  const { app, store, add } = await open();
  const [post, next] = (await add(2)) as [PostWithMode, PostWithMode];
  const { account_id } = post;
  const attempt = await store.arm(post, ARMED_AT);
  await app.base.db.updateTable('posts').set({ fence: 2 }).where('id', '=', post.id).execute();
  const problem = { code: 'NO_LINKS', message: 'No links.', remedy: 'Write a text.' };
  expect(await store.settle(post, attempt!, { to: 'failed', problem })).toBe(false);
  const states = await app.base.db.selectFrom('post_attempts').select('state').execute();
  expect(states).toEqual([{ state: 'refused' }]);
  await app.base.db.updateTable('posts').set({ account_id }).where('id', '=', next.id).execute();
  expect(await store.arm({ ...next, account_id }, ARMED_AT)).not.toBeNull();
});

test('does not report a wait for a post that its author has changed meanwhile', async () => {
  const { app, store, add } = await open();
  const [post] = (await add(1)) as [PostWithMode];
  await app.base.db.updateTable('posts').set({ fence: 2 }).execute();
  await store.noteWait(post, { code: 'CALL_LIMIT', message: 'Waiting.', remedy: 'Nothing to do.' });
  expect(await app.base.db.selectFrom('post_events').select('event').execute()).toEqual([]);
});

test('adds a reason for waiting to the history once, even if its time changes', async () => {
  const { app, store, add } = await open();
  const [post] = (await add(1)) as [PostWithMode];
  const wait = (code: string, minute: number) =>
    store.noteWait(post, { code, message: `Waiting until 14:0${minute}.`, remedy: 'Nothing to do.' });
  for (const minute of [1, 2, 3]) await wait('CALL_LIMIT', minute);
  await wait('ACCOUNT_WAITS', 4);
  const rows = await app.base.db
    .selectFrom('post_events')
    .select(['event', 'detail'])
    .orderBy('no')
    .execute();
  expect(rows).toEqual([
    { event: 'delayed', detail: 'Waiting until 14:01.' },
    { event: 'delayed', detail: 'Waiting until 14:04.' },
  ]);
});

test('does not match a sandbox attempt with one on the real site, for any account', async () => {
  const { app, store, add } = await open();
  const [post, other] = (await add(2)) as [PostWithMode, PostWithMode];
  const { db } = app.base;
  const accounts = [post.account_id ?? '', other.account_id ?? ''];
  await db.updateTable('reddit_accounts').set({ username: 'ada' }).where('id', 'in', accounts).execute();
  const attempt = await store.arm(post, ARMED_AT);
  const sent = [{ hash: attempt?.hash ?? '', at: ARMED_AT }];
  expect(await store.isSiblingOpen(other, sent)).toBe(true);
  await db.updateTable('post_attempts').set({ mode: 'api' }).execute();
  expect(await store.isSiblingOpen(other, sent)).toBe(false);
});

test('compares a restored post that was not searched for with an attempt that has the same text', async () => {
  const { app, store, add } = await open();
  const [post, other] = (await add(2)) as [PostWithMode, PostWithMode];
  const { db } = app.base;
  const accounts = [post.account_id ?? '', other.account_id ?? ''];
  await db.updateTable('reddit_accounts').set({ username: 'ada' }).where('id', 'in', accounts).execute();
  const sent = [{ hash: hashPost(post), at: ARMED_AT }];
  const isOpen = (hash = hashPost(post)) => store.isSiblingOpen(post, [{ ...sent[0]!, hash }]);
  await db.updateTable('posts').set({ title: post.title, content: post.content }).execute();
  expect(await isOpen()).toBe(false);
  await db.updateTable('posts').set({ doubted_since: 1 }).where('id', '=', other.id).execute();
  expect(await isOpen()).toBe(true);
  expect(await isOpen('another text')).toBe(false);
  await db
    .updateTable('reddit_accounts')
    .set({ username: 'ben' })
    .where('id', '=', other.account_id)
    .execute();
  expect(await isOpen()).toBe(false);
});
