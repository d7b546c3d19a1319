import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { preflightDraft, preflightPosts } from '#contract/preflight.ts';
import { correctRule, pasteRules, recordAnswer } from '#contract/rules-record.ts';
import type { UserContext } from '#server/context.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { checkSavedPosts, toCheckedText } from '../posts/refuse-blocked.ts';
import { findCustomizedPlaces } from './find-customized-places.ts';

const DAY_MS = 86_400_000;
const [A, B] = ['https://alpha.example/', 'https://beta.example/'];

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.sandbox.control({ reset: true }));
afterAll(() => app.close());

async function maker(name: string, product = ''): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  await client.call(saveFactsFile, { product, about: [] });
  return client;
}
const contextOf = ({ user }: TestClient): UserContext => ({
  ...app.base,
  actor: { kind: 'user', userId: user!.userId, workspaceId: user!.workspaceId, sessionId: 'ses_test' },
});
const draft = (client: TestClient, differs: object) =>
  client.call(posts.createPost, { title: 'A title', content: 'A text.', subreddit: 'saas', ...differs });
const publishedAt = (id: string, daysAgo: number) =>
  app.base.db
    .updateTable('posts')
    .set({ phase: 'published', published_at: app.clock.now() - daysAgo * DAY_MS })
    .where('id', '=', id)
    .execute();
const codesOf = ({ findings }: { findings: { severity: string; code: string }[] }) =>
  findings.filter(({ severity }) => severity !== 'note').map(({ code }) => code);

test('keeps moderator answers, pasted rules and corrections within their workspace', async () => {
  const ada = await maker('ada');
  const url = 'https://www.reddit.com/r/x/about/rules';
  await ada.call(recordAnswer, { name: 'Answered', answer: 'granted', on: '2026-11-01', note: '' });
  await ada.call(pasteRules, { name: 'pasted', text: '1. Be kind', url, copiedOn: '2026-11-01' });
  await ada.call(correctRule, { name: 'corrected', field: 'links', value: 'banned', reason: 'Asked' });
  const { workspaceId } = ada.user!;
  const places = ['answered', 'pasted', 'Corrected', 'none'].map((community) => ({ workspaceId, community }));
  const other = { workspaceId: (await maker('ben')).user!.workspaceId, community: 'answered' };
  expect(await findCustomizedPlaces(contextOf(ada), [...places, other])).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("does not check another workspace's posts by id", async () => {
  const [cleo, dora] = [await maker('cleo'), await maker('dora')];
  const [own, theirs] = [await draft(cleo, {}), await draft(dora, {})];
  const checked = await checkSavedPosts(contextOf(cleo), [own.id, theirs.id], () => app.clock.now());
  expect([...checked.keys()]).toEqual([own.id]);
});

test('counts a post that is being sent or checked as a mention', async () => {
  for (const phase of ['publishing', 'checking'] as const) {
    const client = await maker(phase, 'Acme');
    const { id } = await draft(client, { content: `I built Acme. It is ${phase}.` });
    const set = { phase, scheduled_at: app.clock.now() - DAY_MS };
    await app.base.db.updateTable('posts').set(set).where('id', '=', id).execute();
    const asked = { name: 'saas', title: 'A', content: 'I built Acme for that.' };
    expect(codesOf(await client.call(preflightDraft, asked))).toEqual(['QUOTA']);
  }
});

test('checks an earlier text for links to its own website too, although another one is promoted now', async () => {
  const emil = await maker('emil');
  const { id } = await draft(emil, { content: `I built it: ${A}`, websiteUrl: A });
  await publishedAt(id, 3);
  const asked = { name: 'saas', title: 'A', content: `I built this: ${B}`, websiteUrl: B };
  expect(codesOf(await emil.call(preflightDraft, asked))).toContain('QUOTA');
});

test('judges each of several texts by links to its own website', async () => {
  const fritz = await maker('fritz');
  for (let no = 0; no < 12; no += 1) {
    const { id } = await draft(fritz, { title: `No ${no}`, content: `No ${no}: ${A}${no}` });
    await publishedAt(id, 100 + no);
  }
  const of = (website: string) =>
    draft(fritz, { subreddit: 'entrepreneur', content: `I built it: ${website}`, websiteUrl: website });
  const ids = [(await of(B)).id, (await of(A)).id];
  const [second, first] = await fritz.call(preflightPosts, { ids });
  expect(codesOf(second!)).toEqual([]);
  expect(codesOf(first!)).toEqual(['OWN_LINK_SHARE']);
  expect(first!.rulesReadAt).toBe(new Date(app.clock.now()).toISOString());
});

test('checks an overdue post as one that is sent now, in the order of its own time', () => {
  const now = Date.UTC(2026, 10, 24);
  const post = { id: 'pst_1', type: 'post', title: 'A', content: 'A', subreddit: 'saas' } as const;
  const row = {
    url: null,
    flair: null,
    website_url: null,
    time_zone: 'Europe/Berlin',
    account_id: null,
    beginning: null,
  };
  const read = toCheckedText({ ...post, ...row, at: now - DAY_MS }, { now, isByHand: true });
  expect(read).toMatchObject({
    isByHand: true,
    moment: { now, at: now, plannedAt: now - DAY_MS, timeZone: 'Europe/Berlin' },
  });
});

test('retries unreadable rules once a minute while typing, but always before scheduling', async () => {
  const gina = await maker('gina', 'Acme');
  const real = { ...app.base.platform! };
  let reads = 0;
  Object.assign(app.base.platform!, {
    rules: async (...given: Parameters<typeof real.rules>) => {
      reads += 1;
      return await real.rules(...given);
    },
  });
  const type = (content: string) =>
    gina.call(preflightDraft, { name: 'founderslounge', title: 'A', content });
  for (const text of ['I', 'I built', 'I built Acme']) expect((await type(text)).verdict).toBe('warned');
  expect(reads).toBe(1);
  const scheduledAt = new Date(app.clock.now() + DAY_MS).toISOString();
  await draft(gina, { subreddit: 'founderslounge', status: 'scheduled', scheduledAt });
  expect(reads).toBe(2);
  app.clock.advance(60_000);
  await type('I built Acme for');
  expect(reads).toBe(3);
  Object.assign(app.base.platform!, real);
});
