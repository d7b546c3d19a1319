import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import * as trash from '#contract/trash.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { purgeTrash } from '../trash/purge-trash.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MENTION = { name: 'saas', title: 'Again', content: 'I built Acme for that.' };

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function maker(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  await client.call(saveFactsFile, { product: 'Acme', about: [] });
  return client;
}
const publish = (client: TestClient, content = 'Disclosure: I work on Acme.') =>
  client.call(posts.createPost, {
    title: 'How early do you remind?',
    content,
    subreddit: 'SaaS',
    status: 'published',
  });
const budgetOf = async (client: TestClient) => (await client.call(preflightDraft, MENTION)).budget?.text;
const verdictOf = async (client: TestClient) => (await client.call(preflightDraft, MENTION)).verdict;
const purge = () => purgeTrash({ ...app.base, actor: { kind: 'job', name: 'test' } }, app.base.db);
const rowsOf = ({ user }: TestClient) =>
  app.base.db.selectFrom('past_mentions').selectAll().where('workspace_id', '=', user!.workspaceId).execute();

test('counts a published mention after its post is permanently deleted, in its own workspace only', async () => {
  const [ada, ben] = [await maker('ada'), await maker('ben')];
  const { id } = await publish(ada);
  await ada.call(posts.deletePost, { id });
  app.clock.advance(3 * HOUR_MS);
  await ada.call(trash.removePost, { id });
  expect(await app.base.db.selectFrom('posts').select('id').where('id', '=', id).execute()).toEqual([]);
  expect(await verdictOf(ada)).toBe('blocked');
  expect(await budgetOf(ada)).toBe('You may mention Acme in r/saas again in 60 days.');
  expect(await verdictOf(ben)).toBe('pass');
  const [row] = await rowsOf(ada);
  expect(row).toMatchObject({ id, community: 'saas', type: 'post', account_id: expect.any(String) });
  expect(JSON.stringify(row)).not.toContain('Disclosure');
});

test("counts a mention after its post has expired from the trash, until the quota's period ends", async () => {
  const cleo = await maker('cleo');
  const { id } = await publish(cleo, 'I built Acme, and these are other words.');
  await cleo.call(posts.deletePost, { id });
  const now = app.clock.now();
  const longAgo = { published_at: now - 37 * DAY_MS, deleted_at: now - 31 * DAY_MS };
  await app.base.db.updateTable('posts').set(longAgo).where('id', '=', id).execute();
  app.clock.advance(3 * HOUR_MS);
  await purge();
  expect(await rowsOf(cleo)).toHaveLength(1);
  expect(await budgetOf(cleo)).toBe('You may mention Acme in r/saas again in 23 days.');
  app.clock.advance(22 * DAY_MS + 21 * HOUR_MS);
  expect(await verdictOf(cleo)).toBe('pass');
});

test('stores no mention for a text without one, or one that was never published', async () => {
  const dora = await maker('dora');
  const plain = await publish(dora, 'I wait a week before I remind anybody.');
  const draft = await dora.call(posts.createPost, {
    title: 'Never sent',
    content: 'I built Acme.',
    subreddit: 'saas',
  });
  for (const { id } of [plain, draft]) await dora.call(posts.deletePost, { id });
  app.clock.advance(3 * HOUR_MS);
  await dora.call(trash.emptyTrash);
  expect(await rowsOf(dora)).toEqual([]);
  expect(await verdictOf(dora)).toBe('pass');
});
