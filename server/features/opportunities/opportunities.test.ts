import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import { listCommunities } from '#contract/discovery.ts';
import { createPost } from '#contract/posts.ts';
import * as opportunities from '#contract/opportunities.ts';
import { addTargets } from '#contract/targets.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { countCalls } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';

const MINUTE_MS = 60_000;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string, targets = ''): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  if (targets) await client.call(addTargets, { text: targets });
  return client;
}
const trendingOf = (client: TestClient) => client.call(opportunities.listTrending);
const idsOf = async (client: TestClient) => (await trendingOf(client)).map(({ id }) => id);
const recommendedTo = (client: TestClient) => client.call(opportunities.listRecommendations);

test('lists trending threads of the targets', async () => {
  const ada = await connected('ada', 'webdev\nsaas');
  const found = await trendingOf(ada);
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found.map(({ subreddit }) => subreddit))).toEqual(new Set(['webdev', 'saas']));
  for (const thread of found) {
    expect(thread.permalink).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/r\/(webdev|saas)\/comments\/\w+\//);
    expect(thread).toMatchObject({ origin: 'sandbox', timeAgo: expect.stringMatching(/ago$|^just now$/) });
    expect(thread.engagement).toBeLessThanOrEqual(100);
  }
});

test("excludes threads posted by the user's own accounts", async () => {
  const ada = await connected('ada', 'webdev\nsaas');
  const before = await trendingOf(ada);
  const first = before[0]!;
  const rows = app.base.db.updateTable('thread_readings').where('id', '=', first.id);
  await rows.set({ author: 'Sandbox_Ada' }).execute();
  // Their order may change, because each thread is compared with the others, and another takes the free place.
  const after = await idsOf(ada);
  expect(after).not.toContain(first.id);
  expect(after).toEqual(expect.arrayContaining(before.slice(1).map(({ id }) => id)));
});

/** The first trending thread, unchanged so far. */
async function firstTrending(client: TestClient) {
  const [first] = await trendingOf(client);
  return { ...first!, thing: first!.id.slice('sandbox:'.length) };
}

test('excludes threads whose author is gone', async () => {
  const ada = await connected('ada', 'webdev\nsaas');
  const { id } = await firstTrending(ada);
  await app.base.db.updateTable('thread_readings').set({ author: null }).where('id', '=', id).execute();
  expect(await idsOf(ada)).not.toContain(id);
});

test.each(['lock', 'delete', 'remove'])('drops a thread after a %s', async (action) => {
  const ada = await connected('ada', 'webdev\nsaas');
  app.clock.advance(2 * MINUTE_MS);
  const { id, thing } = await firstTrending(ada);
  await app.sandbox.control({ thing: { id: thing, action } });
  app.clock.advance(15 * MINUTE_MS);
  expect(await idsOf(ada)).not.toContain(id);
  const stored = app.base.db.selectFrom('thread_readings').select('id').where('id', '=', id);
  expect(await stored.execute()).toEqual([]);
});

/** The first trending thread, backdated so that the listings seem to have missed it this minute. */
async function unnamedThread(client: TestClient) {
  app.clock.advance(2 * MINUTE_MS);
  const { id } = await firstTrending(client);
  const read_at = app.clock.now() - 2 * MINUTE_MS;
  await app.base.db.updateTable('thread_readings').set({ read_at }).where('id', '=', id).execute();
  const row = () =>
    app.base.db.selectFrom('thread_readings').selectAll().where('id', '=', id).executeTakeFirst();
  return { id, row };
}

test('reads a thread that is missing from the listings by its id, once a minute', async () => {
  const ada = await connected('ada', 'webdev\nsaas');
  const { id, row } = await unnamedThread(ada);
  const calls = await countCalls(app, { purpose: 'search' });
  expect(await idsOf(ada)).toContain(id);
  expect((await row())?.read_at).toBe(app.clock.now());
  await trendingOf(ada);
  expect((await countCalls(app, { purpose: 'search' })) - calls).toBe(1);
});

test('excludes threads pinned by moderators', async () => {
  expect((await idsOf(await connected('nora', 'startups'))).length).toBeGreaterThan(0);
  const pinned = app.base.db
    .selectFrom('thread_readings')
    .selectAll()
    .where('author', '=', 'startups-ModTeam');
  expect(await pinned.execute()).toEqual([]);
});

test('keeps a thread that cannot be read by its id, since its state is unknown', async () => {
  const ada = await connected('ada', 'webdev\nsaas');
  const { id, row } = await unnamedThread(ada);
  await app.sandbox.control({ fault: { endpoint: 'info', kind: 'error-before', status: 503, times: 1 } });
  expect(await idsOf(ada)).toContain(id);
  expect(await row()).toMatchObject({ id });
});

test('lists threads of the largest communities without targets', async () => {
  const found = await trendingOf(await connected('ben'));
  expect(new Set(found.map(({ subreddit }) => subreddit)).size).toBeGreaterThan(2);
});

test('reads the same communities once a minute and measures velocity since the previous reading', async () => {
  const cleo = await connected('cleo', 'reactjs\nwebdev');
  const read = async () => {
    await trendingOf(cleo);
    return await app.base.db
      .selectFrom('thread_readings')
      .select(['id', 'read_at', 'earlier_at', 'earlier_interactions'])
      .where('community_key', '=', 'reactjs')
      .orderBy('created_at')
      .execute();
  };
  const startedAt = app.clock.now();
  const first = await read();
  expect(new Set(first.map(({ read_at: at }) => at))).toEqual(new Set([startedAt]));
  app.clock.advance(MINUTE_MS - 1);
  expect(await read()).toEqual(first);
  app.clock.advance(20 * MINUTE_MS);
  const again = (await read()).filter(({ id }) => first.some((thread) => thread.id === id));
  expect(again.some(({ earlier_at: at }) => at === startedAt)).toBe(true);
});

test('marks saved results while the platform does not respond', async () => {
  const iris = await connected('iris', 'saas');
  expect((await trendingOf(iris)).every(({ isCurrent }) => isCurrent)).toBe(true);
  app.clock.advance(MINUTE_MS);
  await app.sandbox.control({ fault: { endpoint: 'listing', kind: 'error-before', status: 503, times: 3 } });
  const calls = await countCalls(app, { purpose: 'search' });
  const found = await trendingOf(iris);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ isCurrent }) => !isCurrent)).toBe(true);
  expect((await countCalls(app, { purpose: 'search' })) - calls).toBe(3);
});

test('lists only saved results without an account', async () => {
  const dora = await app.as('dora');
  await dora.call(addTargets, { text: 'webdev\nnobody_read_this' });
  expect(new Set((await trendingOf(dora)).map(({ subreddit }) => subreddit))).toEqual(new Set(['webdev']));
});

test('recommends communities that share words with the targets, except the targets', async () => {
  const emil = await connected('emil', 'saas\nstartups');
  await emil.call(listCommunities, { q: '' });
  const found = await recommendedTo(emil);
  expect(found.length).toBeGreaterThan(3);
  const scores = found.map(({ matchScore }) => matchScore);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { name, matchScore, reason } of found) {
    expect(['saas', 'startups']).not.toContain(name);
    expect(matchScore).toBeGreaterThan(0);
    expect(reason).toMatch(/^Shares “.+” with r\/(saas|startups)\.$/);
  }
});

test('recommends by the facts file too, and nothing while nothing is known', async () => {
  const fritz = await connected('fritz');
  expect(await recommendedTo(fritz)).toEqual([]);
  const about = ['It sends newsletters and measures how many subscribers read them'];
  await fritz.call(saveFactsFile, { product: 'Newsletter tool', about });
  const found = await recommendedTo(fritz);
  expect(found.map(({ name }) => name)).toContain('newslettercrew');
  expect(found[0]?.reason).toContain('with your product');
});

test('names the facts or post titles as the source of a reason, even if some contain no words', async () => {
  const ines = await connected('ines');
  await ines.call(saveFactsFile, {
    product: 'Contrasty',
    about: ['It audits accessibility for keyboard users'],
  });
  const title = 'What <b>great</b> newsletters do for people online today';
  await ines.call(createPost, { type: 'post', status: 'draft', subreddit: 'saas', title, content: 'Words.' });
  const found = await recommendedTo(ines);
  const reasonOf = (community: string) => found.find(({ name }) => name === community)?.reason;
  expect(reasonOf('newslettercrew')).toMatch(/^Shares “newsletters?”.* with your posts\.$/);
  expect(reasonOf('a11ywork')).toMatch(/^Shares “.+” with your product\.$/);
  expect(found.map(({ reason }) => reason).join(' ')).not.toMatch(/\b(people|great|online|today)/);
});

test('does not match what the facts deny', async () => {
  const kurt = await connected('kurt');
  const about = ['It prints labels', 'It has no newsletters and no subscribers'];
  await kurt.call(saveFactsFile, { product: 'Labelwren', about });
  expect((await recommendedTo(kurt)).map(({ reason }) => reason).join(' ')).not.toMatch(
    /newsletter|subscriber/,
  );
});

test('does not match what a description denies', async () => {
  const lena = await connected('lena');
  const denied = { description: 'It prints labels, and has no newsletters and no subscribers' };
  const found = await lena.call(opportunities.matchProduct, denied);
  expect(found.map(({ reason }) => reason).join(' ')).not.toMatch(/newsletter|subscriber/);
});

test('finds communities for a described product', async () => {
  const gina = await connected('gina');
  const found = await gina.call(opportunities.matchProduct, {
    description: 'Accessibility audits: screen readers, contrast and keyboard users',
  });
  expect(found.slice(0, 3).map(({ name }) => name)).toContain('a11ywork');
  expect(await gina.call(opportunities.matchProduct, { description: '' })).toEqual([]);
});

test.each([
  [{ description: 'x'.repeat(1_001) }, 'description'],
  [{ websiteUrl: 'no address' }, 'websiteUrl'],
])('rejects an invalid description (%#)', async (input, field) => {
  const gina = await app.as('gina');
  await expect(gina.call(opportunities.matchProduct, input)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('ignores a stranger’s targets and requires visitors to sign in', async () => {
  const hugo = await connected('hugo');
  expect(await recommendedTo(hugo)).toEqual([]);
  for (const endpoint of [opportunities.listTrending, opportunities.listRecommendations])
    await expect(app.visitor().call(endpoint)).rejects.toMatchObject({ status: 401 });
});
