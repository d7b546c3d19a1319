import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAssistedAccount, listAccounts } from '#contract/accounts.ts';
import { saveFactsFile } from '#contract/drafts.ts';
import { decideApproval } from '#contract/keys/approval.ts';
import * as posts from '#contract/posts.ts';
import { correctRule } from '#contract/rules-record.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const HOUR_MS = 3_600_000;

let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await ada.call(saveFactsFile, { product: 'Acme', about: [] });
});
afterEach(() => app.close());

const schedule = (differs: object = {}) =>
  ada.call(posts.createPost, {
    title: 'How early do you remind?',
    content: 'Disclosure: I work on Acme.',
    subreddit: 'entrepreneur',
    status: 'scheduled',
    scheduledAt: new Date(app.clock.now() + HOUR_MS).toISOString(),
    ...differs,
  });
const changeRules = (name: string, text: string, community = 'entrepreneur') =>
  app.sandbox.control({ rules: { community, rules: [{ name, text }] } });
async function send({ id }: { id: string }) {
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  return (await ada.call(posts.listPosts)).find((post) => post.id === id);
}

test('if a rule changed after scheduling, parks the post and quotes the new rule', async () => {
  const post = await schedule();
  await changeRules('No promotion', 'Self-promotion is removed.');
  expect(await send(post)).toMatchObject({
    phase: 'needs_you',
    composeUrl: null,
    problem: {
      code: 'RULES_CHANGED',
      message: expect.stringMatching(
        /^The rules of r\/entrepreneur changed .*“Self-promotion is removed\.”$/,
      ),
      remedy: 'Answer without the mention, or ask the moderators.',
    },
  });
  const again = ada.call(posts.retryPost, { id: post.id });
  await expect(again).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('takes no promotion') },
  });
});

test('parks a post for a new condition; if it is sent again, its author accepts the new rules', async () => {
  const post = await schedule();
  await changeRules(
    'Keep it rare',
    'At most one mention of your own product in 60 days, and it must be open source.',
  );
  expect(await send(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'RULES_CHANGED' } });
  expect(await ada.call(posts.retryPost, { id: post.id })).toMatchObject({ phase: 'waiting' });
  await app.drainJobs();
  expect(await send(post)).toMatchObject({ phase: 'published' });
});

test('an approval checks the text again if a key changed it in the meantime', async () => {
  const tool = await app.withKey('ada');
  const text = { title: 'Which tests are slow?', content: 'Ours are those with a browser.' };
  const scheduledAt = new Date(app.clock.now() + HOUR_MS).toISOString();
  const asked = { ...text, subreddit: 'webdev', status: 'scheduled', scheduledAt };
  const { id } = await tool.call(posts.createPost, asked);
  await tool.call(posts.updatePost, { id, generated: { ...text, byModel: true } });
  await expect(ada.call(decideApproval, { id, decision: 'approve' })).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no text written with AI') },
  });
});

test('sends a post if the rule change does not affect it', async () => {
  const post = await schedule();
  await changeRules('Be kind', 'Insults are removed.');
  expect(await send(post)).toMatchObject({ phase: 'published' });
});

test('sends a post if its condition was known at scheduling, even if other rules changed', async () => {
  const kept = 'At most one mention of your own product in 60 days, and it must be open source.';
  await changeRules('Keep it rare', kept, 'saas');
  const post = await schedule({ subreddit: 'saas' });
  expect(post.phase).toBe('waiting');
  await changeRules('Keep it rare, please', kept, 'saas');
  expect(await send(post)).toMatchObject({ phase: 'published' });
});

test('parks a post for any condition if the rules at scheduling are no longer stored', async () => {
  const post = await schedule({ subreddit: 'saas' });
  await app.base.db.deleteFrom('rules_versions').execute();
  await changeRules('Keep it rare', 'One mention of your own product in 60 days, if it is open.', 'saas');
  expect(await send(post)).toMatchObject({ problem: { code: 'RULES_CHANGED' } });
});

test('if the rules could not be read at scheduling, parks only posts that are banned', async () => {
  await app.sandbox.control({ fault: { endpoint: 'rules', kind: 'error-before', times: 10 } });
  const [banned, conditional] = [
    await schedule({ subreddit: 'webdev' }),
    await schedule({ subreddit: 'saas', content: 'I built Acme, and this is another text.' }),
  ];
  await app.sandbox.control({ reset: true });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  const list = await ada.call(posts.listPosts);
  const codeOf = ({ id }: { id: string }) => list.find((post) => post.id === id)?.problem?.code;
  expect([codeOf(banned), codeOf(conditional)]).toEqual(['WRONG_DAY', undefined]);
});

test('sends a post as before if the rules cannot be read at sending', async () => {
  const post = await schedule();
  await app.sandbox.control({ fault: { endpoint: 'rules', kind: 'error-before', times: 10 } });
  expect(await send(post)).toMatchObject({ phase: 'published' });
});

test('parks a post with an unconfirmed claim even if the rules cannot be read when it is sent', async () => {
  await app.sandbox.control({ fault: { endpoint: 'rules', kind: 'error-before', times: 100 } });
  const content = 'The team at Basecamp switched to us. Disclosure: I work on Acme.';
  const post = await schedule({ content, generated: { title: null, content } });
  const claim = { sentence: 'The team at Basecamp switched to us.', words: '["Basecamp"]' };
  const row = { id: 'clm_1', workspace_id: ada.user!.workspaceId, at: 1, confirmed_at: null, ...claim };
  await app.base.db.insertInto('draft_claims').values(row).execute();
  expect(await send(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'UNCONFIRMED_CLAIM' } });
});

test("parks the later of two mentions planned within the quota's period", async () => {
  const at = new Date(app.clock.now() + HOUR_MS).toISOString();
  const draft = await schedule({
    subreddit: 'saas',
    status: 'draft',
    content: 'I built Acme: the first text of two.',
  });
  const later = await schedule({
    subreddit: 'saas',
    scheduledAt: new Date(app.clock.now() + 2 * HOUR_MS).toISOString(),
  });
  await ada.call(posts.updatePost, { id: draft.id, status: 'scheduled', scheduledAt: at });
  expect(await send(draft)).toMatchObject({ phase: 'published' });
  expect(await send(later)).toMatchObject({
    phase: 'needs_you',
    problem: {
      code: 'QUOTA',
      message: expect.stringContaining('“'),
      remedy: expect.stringContaining('Wait until'),
    },
  });
});

/** Counts the platform calls that read rules. */
function countReads(): () => number {
  const real = { ...app.base.platform! };
  let reads = 0;
  Object.assign(app.base.platform!, {
    rules: async (...given: Parameters<typeof real.rules>) => {
      reads += 1;
      return await real.rules(...given);
    },
  });
  return () => reads;
}

test("reads a community's rules once for posts of several workspaces sent together", async () => {
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  for (const client of [ada, ben])
    for (const no of [1, 2, 3])
      await client.call(posts.createPost, {
        title: `No ${no}`,
        content: `${'abc'[no - 1]}${no} `.repeat(30 + 9 * no),
        subreddit: 'entrepreneur',
        status: 'scheduled',
        scheduledAt: new Date(app.clock.now() + HOUR_MS).toISOString(),
      });
  const reads = countReads();
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(reads()).toBe(1);
  for (const client of [ada, ben])
    expect((await client.call(posts.listPosts)).map(({ phase }) => phase)).toEqual(
      Array(3).fill('published'),
    );
});

test("applies a workspace's rule corrections only to its own posts", async () => {
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  await ben.call(saveFactsFile, { product: 'Acme', about: [] });
  const plan = (client: TestClient) =>
    client.call(posts.createPost, {
      title: 'How early do you remind?',
      content: 'Disclosure: I work on Acme.',
      subreddit: 'entrepreneur',
      status: 'scheduled',
      scheduledAt: new Date(app.clock.now() + HOUR_MS).toISOString(),
    });
  await plan(ada);
  await plan(ben);
  app.clock.advance(1_000);
  const correction = { value: 'banned', reason: 'A moderator told me so.' };
  await ben.call(correctRule, { name: 'entrepreneur', field: 'promotion', ...correction });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(await ada.call(posts.listPosts)).toMatchObject([{ phase: 'published' }]);
  expect(await ben.call(posts.listPosts)).toMatchObject([{ problem: { code: 'RULES_CHANGED' } }]);
});

test("a post handed over for manual posting counts toward the budget until its author says it wasn't posted", async () => {
  await ada.call(addAssistedAccount, { username: 'ada_by_hand' });
  const byHand = (await ada.call(listAccounts)).find(({ mode }) => mode === 'assisted');
  const inHours = (hours: number) => new Date(app.clock.now() + hours * HOUR_MS).toISOString();
  const own = { redditAccountId: byHand?.id ?? '', subreddit: 'saas' };
  const draft = { ...own, status: 'draft', scheduledAt: null, content: 'Disclosure: Acme is my own tool.' };
  const first = await schedule(draft);
  await schedule({ ...own, title: 'Another title', scheduledAt: inHours(2) });
  await ada.call(posts.updatePost, { id: first.id, status: 'scheduled', scheduledAt: inHours(1) });
  for (let hours = 0; hours < 2; hours += 1) {
    app.clock.advance(HOUR_MS);
    await app.drainJobs();
  }
  const codes = (await ada.call(posts.listPosts)).map(({ problem }) => problem?.code);
  expect(codes.toSorted()).toEqual(['BY_HAND', 'QUOTA']);
});

test('if the rules ban promotion, parks a text that repeats a listed fact like one with a mention', async () => {
  const fact = 'We plan every late invoice on the day that the customer reads mail.';
  await ada.call(saveFactsFile, { product: 'Acme', about: [fact] });
  const post = await schedule({ content: `I wait a week. ${fact}` });
  await changeRules('No promotion', 'Self-promotion is removed.');
  expect(await send(post)).toMatchObject({
    phase: 'needs_you',
    problem: { code: 'RULES_CHANGED', remedy: 'Answer without the mention, or ask the moderators.' },
  });
  await expect(ada.call(posts.retryPost, { id: post.id })).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`this text repeats a fact about Acme: “${fact}”`) },
  });
});
