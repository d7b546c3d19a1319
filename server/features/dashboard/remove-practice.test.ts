import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listAccounts } from '#contract/accounts.ts';
import { listActivity } from '#contract/activity.ts';
import { countPractice, removePractice } from '#contract/first-steps.ts';
import { createPost, listPosts, type PostPhase } from '#contract/posts.ts';
import { generateSample, listOpportunities, scanThreads, skipOpportunity } from '#contract/scanner.ts';
import { addUserSubreddit, listTargets } from '#contract/targets.ts';
import { listTrash, restorePost } from '#contract/trash.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount } from '#test/factories.ts';
import { readBelongings } from '#test/hardening/belongings.ts';
import { watchPosts } from '../posts/post-jobs.ts';
import { connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const HOUR_MS = 3_600_000;
const NOTHING = { posts: 0, accounts: 0, threads: 0 };

/** An app without the sandbox. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const write = (client: TestClient, title: string, more: object = {}) =>
  client.call(createPost, { title, content: `${title} A text of its own.`, subreddit: 'saas', ...more });
const titles = (posts: readonly { title: string | null }[]) => posts.map(({ title }) => title).toSorted();

/** A post of a sandbox account, in the given phase. */
async function practice(client: TestClient, phase: PostPhase) {
  const account_id = await addAccount(app.base, client.user!.workspaceId);
  const { id } = await write(client, `Is this ${phase}?`);
  await app.base.db.updateTable('posts').set({ account_id, phase }).where('id', '=', id).execute();
}

async function addNotice(client: TestClient, community_id: string): Promise<void> {
  const { workspaceId: workspace_id } = client.user!;
  const notice = { name: 'saas', no: 2, detail: '', at: app.clock.now() };
  await app.base.db
    .insertInto('rules_notices')
    .values({ id: `ntc_${community_id}`, workspace_id, community_id, ...notice })
    .execute();
}

test('moves practice posts to the trash, disconnects their accounts and deletes their threads', async () => {
  const practiced = await createPlatformApp();
  onTestFinished(() => practiced.close());
  const { db, clock } = practiced.base;
  const ada = await practiced.as('ada');
  await connectAccount(ada);
  await write(ada, 'Which fields does your form leave out?', { status: 'published' });
  const scheduledAt = new Date(clock.now() + 48 * HOUR_MS).toISOString();
  const planned = await write(ada, 'What do you charge?', { status: 'scheduled', scheduledAt });
  await write(ada, 'How do you find names?');
  await ada.call(addUserSubreddit, { subredditId: 'saas' });
  practiced.clock.advance(HOUR_MS);
  await practiced.base.jobs.enqueue(db, watchPosts, {});
  await practiced.drainJobs();
  await ada.call(scanThreads, {
    subreddits: ['saas', 'webdev'],
    filters: { maxAge: 24, minScore: 0, limit: 50 },
  });
  const [first] = await ada.call(listOpportunities, {});
  await ada.call(skipOpportunity, { id: first!.id, reason: 'kind' });
  await ada.call(generateSample);
  const found = await db.selectFrom('opportunities').select('origin').execute();
  expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set(['sandbox', 'sample']));
  const countedPosts = async () => (await db.selectFrom('figure_sums').select('posts').execute())[0]?.posts;
  expect(await countedPosts()).toBe(1);

  // The next start is without the sandbox.
  Object.assign(practiced.base, { platform: null });
  const all = { posts: 2, accounts: 1, threads: found.length };
  expect(await ada.call(countPractice)).toEqual(all);
  expect(await ada.call(removePractice)).toEqual(all);
  expect(await ada.call(countPractice)).toEqual(NOTHING);
  expect(await ada.call(removePractice)).toEqual(NOTHING);
  expect(titles(await ada.call(listPosts))).toEqual(['How do you find names?']);
  expect((await ada.call(listTrash)).total).toBe(2);
  expect(await countedPosts()).toBe(0);
  expect(await ada.call(listAccounts)).toEqual([]);
  expect(await ada.call(listOpportunities, {})).toEqual([]);
  expect(await db.selectFrom('thread_skips').select('id').execute()).toEqual([]);
  expect(await ada.call(listTargets)).toHaveLength(1);
  // A restored post isn't sent automatically.
  const restored = await ada.call(restorePost, { id: planned.id });
  expect(restored).toMatchObject({ phase: 'needs_you', problem: { code: 'ACCOUNT_GONE' } });
});

test('refuses to delete practice data, and counts none, while the sandbox is on', async () => {
  const practicing = await createPlatformApp();
  onTestFinished(() => practicing.close());
  const ben = await practicing.as('ben');
  await connectAccount(ben);
  await ben.call(generateSample);
  const before = await readBelongings(practicing, ben);
  expect(await ben.call(countPractice)).toEqual(NOTHING);
  await expect(ben.call(removePractice)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('SANDBOX=off') },
  });
  expect(await readBelongings(practicing, ben)).toEqual(before);
  expect(await ben.call(listOpportunities, {})).not.toEqual([]);
});

test.for(['publishing', 'checking'] as const)(
  'refuses to delete practice data while a practice post is %s',
  async (phase) => {
    const carl = await app.as(`carl ${phase}`);
    await practice(carl, phase);
    await practice(carl, 'failed');
    const before = await readBelongings(app, carl);
    await expect(carl.call(removePractice)).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Try again') },
    });
    expect(await readBelongings(app, carl)).toEqual(before);
  },
);

test('moves failed, parked, removed and manual practice posts to the trash', async () => {
  const dora = await app.as('dora');
  const { db } = app.base;
  for (const phase of ['failed', 'needs_you'] as const) await practice(dora, phase);
  const out = { published_at: 1, account_id: null };
  const removed = await write(dora, 'Is this removed?');
  const sandboxed = { ...out, phase: 'removed', origin: 'sandbox' } as const;
  await db.updateTable('posts').set(sandboxed).where('id', '=', removed.id).execute();
  const byHand = await write(dora, 'Is this posted by hand?');
  const assisted = { ...out, phase: 'published', origin: 'assisted' } as const;
  await db.updateTable('posts').set(assisted).where('id', '=', byHand.id).execute();
  const seen = { workspace_id: dora.user!.workspaceId, site: 'sandbox', is_counted: 1 } as const;
  await db
    .insertInto('post_totals')
    .values({ post_id: byHand.id, ...seen })
    .execute();
  expect(await dora.call(removePractice)).toEqual({ posts: 4, accounts: 2, threads: 0 });
  expect(await dora.call(listPosts)).toEqual([]);
});

test('keeps real posts and accounts, and a draft that had a sandbox account', async () => {
  const emil = await app.as('emil');
  await practice(emil, 'draft');
  const account_id = await addAccount(app.base, emil.user!.workspaceId, { mode: 'api' });
  const kept = [
    { phase: 'published', origin: 'api', account_id, published_at: 1 },
    { phase: 'published', origin: 'assisted', account_id: null, published_at: 1 },
    { phase: 'failed', origin: null, account_id },
    { phase: 'publishing', origin: null, account_id },
  ] as const;
  for (const row of kept) {
    const { id } = await write(emil, `A real one, ${row.phase} by ${row.origin}`);
    await app.base.db.updateTable('posts').set(row).where('id', '=', id).execute();
  }
  expect(await emil.call(removePractice)).toEqual({ posts: 0, accounts: 1, threads: 0 });
  expect(await emil.call(listPosts)).toHaveLength(5);
  expect(await emil.call(listAccounts)).toMatchObject([{ id: account_id }]);
});

test('removes rule changes of the sandbox from the activity, and keeps real ones', async () => {
  const fay = await app.as('fay');
  for (const community of ['sandbox:saas', 'api:saas']) await addNotice(fay, community);
  await fay.call(removePractice);
  const { items } = await fay.call(listActivity);
  expect(items.map(({ id }) => id)).toEqual([expect.stringContaining('api:saas')]);
});

test("keeps other users' practice data, and requires visitors to sign in", async () => {
  const [gus, hal] = [await app.as('gus'), await app.as('hal')];
  await practice(hal, 'failed');
  await hal.call(generateSample);
  await addNotice(hal, 'sandbox:webdev');
  const [before, threads] = [await readBelongings(app, hal), await hal.call(listOpportunities, {})];
  expect(await gus.call(countPractice)).toEqual(NOTHING);
  expect(await gus.call(removePractice)).toEqual(NOTHING);
  expect(await readBelongings(app, hal)).toEqual(before);
  expect(await hal.call(listOpportunities, {})).toEqual(threads);
  for (const endpoint of [countPractice, removePractice])
    await expect(app.visitor().call(endpoint)).rejects.toMatchObject({ status: 401 });
});
