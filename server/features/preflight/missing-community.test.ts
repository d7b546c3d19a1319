import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import { importPosts, preflightImport } from '#contract/import.ts';
import * as posts from '#contract/posts.ts';
import { preflightDraft, preflightPosts } from '#contract/preflight.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const MISSING = 'There is no r/qqqzzz in the sandbox.';
const REFUSED = `${MISSING} Check how its name is spelled, or choose another community. You can save it as a draft meanwhile.`;
const text = { title: 'How early?', content: 'I wait a week.', subreddit: 'qqqzzz' };
const asked = { name: 'qqqzzz', title: text.title, content: text.content };

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());
afterEach(() => app.sandbox.control({ reset: true }));

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}
const tomorrow = () => new Date(app.clock.now() + 86_400_000).toISOString();

test('neither schedules nor publishes for a nonexistent community, but saves a draft', async () => {
  const ada = await connected('ada');
  for (const _ of ['asked', 'remembered'])
    expect(await ada.call(preflightDraft, asked)).toMatchObject({
      verdict: 'blocked',
      findings: [{ severity: 'block', text: MISSING }],
    });
  const { id, status } = await ada.call(posts.createPost, { ...text, status: 'draft' });
  expect(status).toBe('draft');
  expect(await ada.call(preflightPosts, { ids: [id] })).toMatchObject([{ verdict: 'blocked' }]);
  const scheduled = { status: 'scheduled' as const, scheduledAt: tomorrow() };
  for (const refused of [
    () => ada.call(posts.createPost, { ...text, ...scheduled }),
    () => ada.call(posts.createPost, { ...text, status: 'published' }),
    () => ada.call(posts.updatePost, { id, ...scheduled }),
    () => ada.call(posts.updatePost, { id, status: 'published' }),
  ])
    await expect(refused()).rejects.toThrow(REFUSED);
  const startAt = tomorrow();
  await expect(ada.call(posts.changePosts, { ids: [id], action: 'schedule', startAt })).rejects.toMatchObject(
    { body: { fields: { 'ids.0': REFUSED } } },
  );
  expect((await ada.call(posts.listPosts)).map((post) => post.status)).toEqual(['draft']);
});

test('treats a missing community as missing for a while if the platform does not respond', async () => {
  const fritz = await connected('fritz');
  expect(await fritz.call(preflightDraft, asked)).toMatchObject({ verdict: 'blocked' });
  for (const endpoint of ['about', 'rules'] as const)
    await app.sandbox.control({ fault: { endpoint, kind: 'error-before', status: 503, times: 50 } });
  const publish = () =>
    fritz.call(posts.createPost, { ...text, status: 'scheduled', scheduledAt: tomorrow() });
  await expect(publish()).rejects.toThrow(REFUSED);
  app.clock.advance(61_000);
  expect(await publish()).toMatchObject({ status: 'scheduled' });
});

test('an import check reports a missing community, and rejects rows to be scheduled there', async () => {
  const ben = await connected('ben');
  const row = { ...text, status: 'scheduled' as const, scheduledAt: tomorrow() };
  const [verdict] = await ben.call(preflightImport, { rows: [row] });
  expect(verdict).toMatchObject({ verdict: 'blocked', findings: [{ text: MISSING }] });
  await expect(ben.call(importPosts, { rows: [row] })).rejects.toMatchObject({
    body: { fields: { 'rows.0.content': REFUSED } },
  });
  const drafts = await ben.call(importPosts, { rows: [{ ...text, status: 'draft' }] });
  expect(drafts.ids).toHaveLength(1);
});

test('does not block a community that could not be checked or is for members only', async () => {
  const cleo = await app.as('cleo');
  expect(await cleo.call(preflightDraft, asked)).toMatchObject({ verdict: 'warned' });
  await connectAccount(cleo, { username: 'sandbox_cleo' });
  const closed = { ...asked, name: 'founderslounge' };
  expect(await cleo.call(preflightDraft, closed)).toMatchObject({ verdict: 'warned' });
});

test('blocks a post by hand as well, since its form opens on the same site', async () => {
  const dora = await connected('dora');
  const byHand = await dora.call(addAssistedAccount, { username: 'dora_by_hand' });
  const given = { redditAccountId: byHand.id };
  expect(await dora.call(preflightDraft, { ...asked, ...given })).toMatchObject({
    verdict: 'blocked',
    findings: [{ severity: 'block', text: MISSING }],
  });
  const publish = () => dora.call(posts.createPost, { ...text, ...given, status: 'published' });
  await expect(publish()).rejects.toThrow(REFUSED);
});
