import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount, listAccounts } from '#contract/accounts.ts';
import { readCommunity } from '#contract/discovery.ts';
import { saveFactsFile } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const DAY_MS = 86_400_000;
/** The sandbox's r/SaaS allows one disclosed mention in 60 days. */
const mention = { name: 'SaaS', title: 'How early?', content: 'I built Acme for that.' };

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.sandbox.control({ reset: true }));
afterAll(() => app.close());

async function maker(name: string, member = 'sandbox_ada'): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: member });
  await client.call(saveFactsFile, { product: 'Acme', about: [] });
  return client;
}
const daysAhead = (days: number) => new Date(app.clock.now() + days * DAY_MS).toISOString();
const codes = async (client: TestClient, differs: object = {}) =>
  (await client.call(preflightDraft, { ...mention, ...differs })).findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ code }) => code);
const plan = (client: TestClient, days: number, differs: object = {}) =>
  client.call(posts.createPost, {
    title: `A title ${days}`,
    content: `Disclosure: I work on Acme. Words about day ${days}.`,
    subreddit: 'saas',
    status: 'scheduled',
    scheduledAt: daysAhead(days),
    ...differs,
  });

test('checks a text while it is written and stores nothing', async () => {
  const ada = await maker('ada');
  const answer = await ada.call(preflightDraft, mention);
  expect(answer).toMatchObject({
    verdict: 'pass',
    budget: { text: 'You may mention Acme in r/SaaS once in 60 days, and haven’t done so lately.' },
    rulesReadAt: new Date(app.clock.now()).toISOString(),
  });
  expect(await ada.call(posts.listPosts)).toEqual([]);
});

test('checks a link without a scheme as the URL that is published', async () => {
  const ivy = await maker('ivy');
  const link = { type: 'link', title: 'How early?', content: '' } as const;
  const typed = { ...link, url: 'acme.example/blog/dup' };
  const whole = { ...link, url: 'https://acme.example/blog/dup' };
  const unnamed = { websiteUrl: 'site.example', name: 'coldoutreach' };
  expect(await codes(ivy, typed)).toContain('UNDISCLOSED');
  expect(await codes(ivy, typed)).toEqual(await codes(ivy, whole));
  expect(await codes(ivy, { ...link, ...unnamed, url: 'site.example/blog' })).toContain('PROMOTION_BANNED');
  await plan(ivy, 0, { status: 'published' });
  expect(await codes(ivy, typed)).toContain('QUOTA');
  expect(await codes(ivy, { content: 'See acme.example/blog for that.' })).toContain('QUOTA');
});

test('names the next allowed day, at the same time of day', async () => {
  const ben = await maker('ben');
  const text = { name: 'webdev', title: 'Feedback?', content: 'I built Acme.', scheduledAt: daysAhead(1) };
  const { verdict, findings } = await ben.call(preflightDraft, text);
  expect(verdict).toBe('blocked');
  expect(findings[0]).toMatchObject({ code: 'WRONG_DAY', nextAt: '2026-11-07T09:30:00.000Z' });
});

test('rejects invalid input, visitors, and strangers’ accounts', async () => {
  const cleo = await maker('cleo');
  const wrong = cleo.call(preflightDraft, { name: 'not a name' });
  await expect(wrong).rejects.toMatchObject({ status: 422 });
  const unknown = app.visitor().call(preflightDraft, mention);
  await expect(unknown).rejects.toMatchObject({ status: 401 });
  const [account] = await cleo.call(listAccounts);
  const theirs = (await app.as('dora')).call(preflightDraft, { ...mention, redditAccountId: account!.id });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
  const lost = await cleo.call(preflightDraft, {
    ...mention,
    scheduledAt: daysAhead(1),
    timeZone: 'Moon/Sea',
  });
  expect(lost.verdict).toBe('pass');
});

test('blocks a text post in a links-only community before the platform rejects it', async () => {
  const lena = await maker('lena');
  await lena.call(readCommunity, { name: 'launchlinks' });
  const text = { name: 'launchlinks', content: 'I wait a week.', type: 'post' } as const;
  expect(await codes(lena, text)).toEqual(['POST_TYPE']);
});

test('without an account that can read the rules, calls nothing allowed', async () => {
  const emil = await app.as('emil');
  expect(await emil.call(preflightDraft, { ...mention, name: 'unread' })).toMatchObject({
    verdict: 'warned',
    findings: [{ code: 'RULES_UNKNOWN' }, { code: 'UNKNOWN_GATES' }],
    budget: null,
    rulesReadAt: null,
  });
});

test('counts mentions of all accounts of the workspace, ignoring case, and not of strangers', async () => {
  const fritz = await maker('fritz');
  await connectAccount(fritz, { username: 'sandbox_ben' });
  const [first, second] = await fritz.call(listAccounts);
  await plan(fritz, 0, { status: 'published', subreddit: 'SAAS', redditAccountId: first!.id });
  expect(await codes(fritz, { redditAccountId: second!.id })).toEqual(['QUOTA']);
  expect(await codes(await maker('gina'))).toEqual([]);
  expect((await fritz.call(preflightDraft, mention)).budget?.text).toBe(
    'You may mention Acme in r/SaaS again in 60 days.',
  );
});

test('counts a planned mention, but not drafts, trashed or failed posts, or texts without a mention', async () => {
  const hugo = await maker('hugo');
  await plan(hugo, 1, { status: 'draft' });
  await plan(hugo, 1, { content: 'Nothing about it.', title: 'Plain' });
  const failed = await plan(hugo, 70, { content: 'I built Acme, and it failed.' });
  await app.base.db.updateTable('posts').set({ phase: 'failed' }).where('id', '=', failed.id).execute();
  const { id } = await plan(hugo, 2, { content: 'I built Acme, words of another kind.' });
  expect(await codes(hugo, { scheduledAt: daysAhead(30) })).toEqual(['QUOTA']);
  expect(await codes(hugo, { scheduledAt: daysAhead(1) })).toEqual(['LATER_MENTION']);
  expect(await codes(hugo, { scheduledAt: daysAhead(30), postId: id })).toEqual([]);
  await hugo.call(posts.deletePost, { id });
  expect(await codes(hugo, { scheduledAt: daysAhead(30) })).toEqual([]);
});

test('counts posts in the trash that were published, or may have been', async () => {
  const ina = await maker('ina');
  const out = await plan(ina, 0, { status: 'published' });
  await ina.call(posts.deletePost, { id: out.id });
  expect(await codes(ina)).toEqual(['QUOTA']);
  const jan = await maker('jan');
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  const doubtful = await plan(jan, 0, { status: 'published', content: 'I built Acme, in doubt.' });
  await app.base.db.updateTable('posts').set({ phase: 'needs_you' }).where('id', '=', doubtful.id).execute();
  expect(await codes(jan)).toEqual(['QUOTA']);
});

test("warns about many links to the author's own site, with figures", async () => {
  const karl = await maker('karl');
  const { workspaceId } = karl.user!;
  for (let no = 0; no < 20; no += 1) {
    const { id } = await plan(karl, 1, {
      status: 'draft',
      title: `Contribution ${no}`,
      content: no < 4 ? `Text ${no}: https://acme.example/${no}` : `Text ${no}`,
      subreddit: 'entrepreneur',
    });
    const published = { phase: 'published', published_at: app.clock.now() - no } as const;
    await app.base.db.updateTable('posts').set(published).where('id', '=', id).execute();
  }
  expect(workspaceId).toBeDefined();
  const linking = {
    name: 'entrepreneur',
    content: 'I built Acme: https://acme.example/',
    websiteUrl: 'https://acme.example/',
  };
  const { findings } = await karl.call(preflightDraft, { ...mention, ...linking });
  expect(findings.find(({ code }) => code === 'OWN_LINK_SHARE')?.text).toContain('5 of your last 21');
});

test('ignores the flair for an account that posts by hand', async () => {
  const lena = await maker('lena');
  await lena.call(addAssistedAccount, { username: 'lena_by_hand' });
  const byHand = (await lena.call(listAccounts)).find(({ mode }) => mode === 'assisted');
  const text = { name: 'showyourwork', content: 'A text without a product.' };
  expect(await codes(lena, text)).toContain('FLAIR_REQUIRED');
  expect(await codes(lena, { ...text, redditAccountId: byHand!.id })).not.toContain('REQUIREMENTS');
});

test("returns today's mention budget even if the text is planned for much later", async () => {
  const mara = await maker('mara');
  await plan(mara, 0, { status: 'published', content: 'I built Acme, and this is Mara’s own text.' });
  const far = await mara.call(preflightDraft, { ...mention, scheduledAt: daysAhead(200) });
  expect(far.budget?.text).toBe('You may mention Acme in r/SaaS again in 60 days.');
  expect(far.findings.map(({ code }) => code)).not.toContain('QUOTA');
});
