import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listAccounts, disconnectAccount } from '#contract/accounts.ts';
import { listCommunities, readCommunity } from '#contract/discovery.ts';
import { addUserSubreddit, listTargets } from '#contract/targets.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { runPaced } from '#test/run-paced.ts';
import type { TestClient } from '#test/test-client.ts';
import type { Community } from '#server/adapters/platform/things.ts';
import { observeCommunitiesLater } from './discovery-jobs.ts';
import { storeCommunities } from '../communities/store-communities.ts';

const MINUTE_MS = 60_000;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}
const find = (client: TestClient, q: string, size = 'any') => client.call(listCommunities, { q, size });
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

/** Counts platform searches during `run`. */
async function countSearches(run: () => Promise<unknown>): Promise<number> {
  const search = vi.spyOn(app.base.platform!, 'searchCommunities');
  await run();
  const { length } = search.mock.calls;
  search.mockRestore();
  return length;
}

test('returns the communities that the platform finds, with figures from their posts', async () => {
  const ada = await connected('ada');
  const [first, ...others] = await find(ada, 'saas');
  expect(first).toMatchObject({ name: 'saas', displayName: 'r/saas', origin: 'sandbox' });
  expect(first?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/r\/saas\/$/);
  expect(namesOf(others)).toContain('bootstrapped_saas');
  for (const { dailyPosts, engagementRate, observedAt } of [first!, ...others]) {
    expect(dailyPosts).toBeGreaterThan(0);
    expect(engagementRate).toBeGreaterThan(0);
    expect(observedAt).not.toBeNull();
  }
});

test('returns the popular communities for an empty query, largest first', async () => {
  const found = await find(await connected('ada'), '');
  const members = found.map((community) => community.members);
  expect(found.length).toBeGreaterThan(20);
  expect(members).toEqual(members.toSorted((a, b) => b - a));
});

test('finds nothing for a query without words, and ignores a name that is not finished', async () => {
  const ada = await connected('ada');
  expect(await find(ada, 'r/%%%')).toEqual([]);
  expect((await find(ada, ' r/ ')).length).toBeGreaterThan(20);
});

test.each([
  ['small', 0, 9_999],
  ['medium', 10_000, 99_999],
  ['large', 100_000, Infinity],
])('returns only communities from %i to %i members for the size %s', async (size, from, to) => {
  const found = await find(await connected('ada'), '', size);
  expect(found.length).toBeGreaterThan(3);
  for (const { members } of found) expect(members >= from && members <= to, `${members}`).toBe(true);
});

test('sends a query only once in ten minutes, for all users and spellings', async () => {
  const [ada, ben] = [await connected('ada'), await connected('ben')];
  expect(await countSearches(() => find(ada, 'Freelance work'))).toBe(1);
  expect(await countSearches(() => find(ben, ' freelance  WORK '))).toBe(0);
  app.clock.advance(10 * MINUTE_MS - 1);
  expect(await countSearches(() => find(ada, 'freelance work'))).toBe(0);
  app.clock.advance(1);
  expect(await countSearches(() => find(ada, 'freelance work'))).toBe(1);
});

test('finds again the communities that the platform matched by other things than words', async () => {
  const ada = await connected('ada');
  const first = namesOf(await find(ada, 'founders'));
  expect(first.length).toBeGreaterThan(1);
  expect(namesOf(await find(ada, 'founders'))).toEqual(first);
});

test('without an account, searches only stored communities', async () => {
  const cleo = await connected('cleo');
  await find(cleo, 'pricing');
  const [account] = await cleo.call(listAccounts);
  await cleo.call(disconnectAccount, { id: account!.id });
  expect(await countSearches(() => find(cleo, 'pricing'))).toBe(0);
  expect(namesOf(await find(cleo, 'pricing'))).toContain('pricingtalk');
  expect(await countSearches(() => find(cleo, 'something else'))).toBe(0);
});

test('returns stored results if the platform does not respond', async () => {
  const ada = await connected('ada');
  await find(ada, 'webdev');
  app.clock.advance(11 * MINUTE_MS);
  await app.sandbox.control({ fault: { endpoint: 'subreddits-search', kind: 'error-before', status: 503 } });
  const [kept] = await find(ada, 'webdev');
  expect(kept).toMatchObject({ name: 'webdev', isCurrent: false });
  expect((await find(ada, 'webdev'))[0]?.isCurrent).toBe(true);
});

test('reports a missing response as an error rather than no results, and retries', async () => {
  const ada = await connected('ada');
  await app.sandbox.control({ fault: { endpoint: 'subreddits-search', kind: 'error-before', status: 503 } });
  await expect(find(ada, 'xyzzyplugh')).rejects.toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Reddit didn’t respond') },
  });
  expect(await find(ada, 'xyzzyplugh')).toEqual([]);
});

test('measures figures again after a day', async () => {
  const ada = await connected('ada');
  const [before] = await find(ada, 'marketing');
  app.clock.advance(24 * 60 * MINUTE_MS + 1);
  const [after] = await find(ada, 'marketing');
  expect(after?.name).toBe(before?.name);
  expect(Date.parse(after!.observedAt!)).toBe(app.clock.now());
});

test('adds promotion verdicts, whose rules are read in the background', async () => {
  const ada = await connected('ada');
  const verdictOf = async () => (await find(ada, 'shopkeepers'))[0]?.promotion;
  await runPaced(app.clock, () => app.drainJobs());
  expect(await verdictOf()).toBeUndefined();
  await runPaced(app.clock, () => app.drainJobs());
  expect(await verdictOf()).toBe('banned');
  await ada.call(addUserSubreddit, { subredditId: 'shopkeepers' });
  expect(await ada.call(listTargets)).toMatchObject([{ name: 'shopkeepers', promotion: 'banned' }]);
});

test('rejects a target that is known not to exist, and accepts one that cannot be checked', async () => {
  const ada = await connected('ada');
  const add = (subredditId: string) => ada.call(addUserSubreddit, { subredditId });
  await expect(add('nosuchplace_x')).rejects.toMatchObject({
    status: 422,
    body: { fields: { subredditId: 'There is no r/nosuchplace_x. Check the spelling.' } },
  });
  await app.sandbox.control({ fault: { endpoint: 'about', kind: 'error-before', status: 503 } });
  expect(await add('nosuchplace_y')).toMatchObject({ name: 'nosuchplace_y' });
});

test('measures communities below the first screen in the background, and notifies open pages', async () => {
  const ada = await connected('ada');
  const found = await find(ada, '');
  await app.base.db.updateTable('communities').set({ observed_at: null, daily_posts: null }).execute();
  const { workspaceId } = ada.user!;
  const topics: string[] = [];
  const stop = app.base.events.subscribe(workspaceId, ({ topic }) => topics.push(topic));
  const communityIds = found.map(({ id }) => id);
  await app.base.jobs.enqueue(app.base.db, observeCommunitiesLater, { workspaceId, communityIds });
  await runPaced(app.clock, () => app.drainJobs());
  const left = await app.base.db
    .selectFrom('communities')
    .select('id')
    .where('daily_posts', 'is', null)
    .execute();
  expect(left).toEqual([]);
  await expect.poll(() => topics).toContain('communities');
  stop();
});

test.each([
  [{ size: 'huge' }, 'size'],
  [{ size: '' }, 'size'],
  [{ q: 'w'.repeat(101) }, 'q'],
])('rejects the query %j', async (query, field) => {
  const ada = await app.as('ada');
  await expect(ada.call(listCommunities, query)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('requires visitors to sign in', async () => {
  await expect(app.visitor().call(listCommunities)).rejects.toMatchObject({ status: 401 });
});

test('describes a community, its posts and similar communities', async () => {
  const ada = await connected('ada');
  await find(ada, '');
  const page = await ada.call(readCommunity, { name: 'r/SAAS' });
  expect(page).toMatchObject({ name: 'saas', access: 'public', origin: 'sandbox' });
  expect(page.weeklyActivity).toBeGreaterThan(0);
  expect(page.habits?.posts).toBeGreaterThan(10);
  expect(page.habits?.hours).toHaveLength(168);
  expect(page.similar.length).toBeGreaterThan(2);
  for (const { name, sharedWords } of page.similar) {
    expect(name).not.toBe('saas');
    expect(sharedWords.length).toBeGreaterThan(0);
  }
});

test('takes communities for similar by their descriptions, not by chance words of a week', async () => {
  const ada = await connected('ada');
  await find(ada, '');
  const { similar } = await ada.call(readCommunity, { name: 'coffee' });
  expect(similar.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['coffeecarts', 'smallrestaurants']),
  );
  expect(similar.flatMap(({ sharedWords }) => sharedWords)).not.toContain('eleven');
});

test('does not find a nonexistent or unreadable community', async () => {
  const ada = await connected('ada');
  const unknown = { name: 'no_such_place_here' };
  await expect(ada.call(readCommunity, unknown)).rejects.toMatchObject({ status: 404 });
  const dora = await app.as('dora');
  await expect(dora.call(readCommunity, unknown)).rejects.toThrow('Connect an account on the dashboard');
  await expect(ada.call(readCommunity, { name: 'no spaces' })).rejects.toMatchObject({ status: 422 });
  await expect(app.visitor().call(readCommunity, unknown)).rejects.toMatchObject({ status: 401 });
});

const community = (name: string, more: Partial<Community> = {}): Community => ({
  name,
  title: '',
  description: '',
  members: 1_000,
  access: 'public',
  takes: 'any',
  nsfw: false,
  quarantined: false,
  createdAt: 0,
  flairEnabled: false,
  banned: null,
  approved: null,
  ...more,
});

test('stores no private or quarantined community and no profile, and separates the sandbox from the real site', async () => {
  const other = await createTestApp();
  const ada = await other.as('ada');
  const kept = await storeCommunities(other.base, 'api', [
    community('open_one', { description: 'Cheese' }),
    community('closed_one', { access: 'private', description: 'Cheese' }),
    community('u_somebody', { access: 'user', description: 'Cheese' }),
    community('hidden_one', { quarantined: true, description: 'Cheese' }),
  ]);
  expect(kept).toEqual(['api:open_one']);
  await storeCommunities(other.base, 'sandbox', [community('invented', { description: 'Cheese' })]);
  const [found, ...more] = await find(ada, 'cheese');
  expect(found).toMatchObject({
    name: 'open_one',
    dailyPosts: null,
    engagementRate: null,
    isEstimate: false,
    url: 'https://www.reddit.com/r/open_one/',
  });
  expect(more).toEqual([]);
  await other.close();
});

test('ranks communities that match all words before those that match some, and before larger ones', async () => {
  const other = await createTestApp();
  const ada = await other.as('ada');
  await storeCommunities(other.base, 'api', [
    community('both', { description: 'Invoices for freelancers', members: 10 }),
    community('one', { description: 'Invoices of all kinds', members: 9_000 }),
    community('unrelated', { description: 'Cheese', members: 90_000 }),
    community('invoices_freelancers', { members: 5 }),
  ]);
  expect(namesOf(await find(ada, 'freelancer invoice'))).toEqual(['invoices_freelancers', 'both', 'one']);
  expect(namesOf(await find(ada, 'invoic'))).toEqual(['invoices_freelancers', 'one', 'both']);
  expect(namesOf(await find(ada, 'ONE'))).toEqual(['one']);
  await other.close();
});

test('finds a community by post words again once its posts are indexed with the current stems', async () => {
  const other = await createTestApp();
  const ada = await other.as('ada');
  const read = () => storeCommunities(other.base, 'api', [community('bakers')]);
  const [id] = await read();
  const word = { community_id: id!, stem: 'busines', word: 'business', place: 3, origin: 'api', members: 1 };
  await other.base.db
    .insertInto('community_words')
    .values(word as never)
    .execute();
  expect(await find(ada, 'business')).toEqual([]);
  await read();
  expect(namesOf(await find(ada, 'business'))).toEqual(['bakers']);
  await other.close();
});
