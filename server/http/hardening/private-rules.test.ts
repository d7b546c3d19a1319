import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCommunityRules } from '#contract/communities.ts';
import { saveFactsFile } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { readRulesRecord } from '#contract/rules-record.ts';
import { storeCommunities } from '#server/features/communities/store-communities.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runWaiting } from '#test/run-waiting.ts';
import type { TestClient } from '#test/test-client.ts';

const NAME = 'founderslounge';
const RULE = 'Self-promotion by lamplight';
const HOUR_MS = 3_600_000;

let app: PlatformApp;
let member: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  await app.sandbox.control({ account: { name: 'sandbox_ada', action: 'invite', community: NAME } });
  const rules = [{ name: RULE, text: `${RULE} is banned: no promotion of products.` }];
  await app.sandbox.control({ rules: { community: NAME, rules } });
  member = await connected('ada');
});
afterEach(() => app.close());

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: `sandbox_${name}` });
  await client.call(saveFactsFile, { product: 'Pingbird', about: [] });
  return client;
}

async function publish(client: TestClient, content: string): Promise<string> {
  const post = { title: `A title: ${content}`, content, subreddit: NAME, status: 'published' } as const;
  const made = await runWaiting(app.clock, client.call(posts.createPost, post));
  return JSON.stringify([made, await client.call(posts.listPosts)]);
}

test('does not check a post against private rules that another workspace has just read', async () => {
  const stranger = await connected('ben');
  await publish(member, 'What do you all think of evenings?');
  const text = 'My product Pingbird is nice. Disclosure: I work on Pingbird, ask me.';
  expect(await publish(stranger, text)).not.toContain(RULE);
  const own = await member.call(preflightDraft, { name: NAME, title: 'A title', content: text });
  expect(JSON.stringify(own)).toContain(RULE);
});

test('checks again whether a community is public before sharing its rules', async () => {
  const { db, clock } = app.base;
  const about = { title: NAME, description: '', access: 'public', takes: 'any', createdAt: 1, members: 5 };
  const flags = { nsfw: false, quarantined: false, flairEnabled: false, banned: null, approved: null };
  const [id = ''] = await storeCommunities({ db, clock }, 'sandbox', [{ name: NAME, ...about, ...flags }]);
  app.clock.advance(2 * HOUR_MS);
  const { record } = await member.call(readRulesRecord, { name: NAME });
  expect(record?.rules.map(({ name }) => name)).toEqual([RULE]);
  const eve = await app.as('eve');
  expect(JSON.stringify(await eve.call(readCommunityRules, { name: NAME }))).not.toContain(RULE);
  expect(await db.selectFrom('communities').select('id').where('id', '=', id).execute()).toEqual([]);
});
