import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccounts } from '#contract/accounts.ts';
import { findAccount } from '#server/features/accounts/account-rows.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { Caller, Platform } from './platform.ts';
import type { Ok, Outcome } from './outcome.ts';

let app: PlatformApp;
let platform: Platform;
let ada: Caller;

async function callerOf(person: string, username: string): Promise<Caller> {
  const client = await app.as(person);
  await connectAccount(client, { username });
  const [account] = await client.call(listAccounts);
  const { workspace_id: workspaceId } = (await findAccount(app.base.db, account!.id))!;
  return { accountId: account!.id, username, workspaceId, purpose: 'publish' };
}

beforeAll(async () => {
  app = await createPlatformApp();
  platform = app.base.platform!;
  ada = await callerOf('ada', 'sandbox_ada');
});
afterAll(() => app.close());

function valueOf<T>(outcome: Outcome<T>): T {
  expect(outcome).toMatchObject({ kind: 'ok' });
  return (outcome as Ok<T>).value;
}

const newText = (title: string) => ({ kind: 'text', community: 'webdev', title, body: 'A <b> & c' }) as const;

test('posts a text, finds it by its id, edits and removes it', async () => {
  const { id, permalink } = valueOf(await platform.submit(ada, newText('A first post')));
  expect(permalink).toMatch(/^\/r\/webdev\/comments\//i);
  const [found] = valueOf(await platform.byIds(ada, [id!]));
  expect(found).toMatchObject({ id, title: 'A first post', body: 'A <b> & c', author: 'sandbox_ada' });
  expect(valueOf(await platform.edit(ada, id!, 'Changed'))).toMatchObject({ id, body: 'Changed' });
  valueOf(await platform.remove(ada, id!));
  expect(valueOf(await platform.byIds(ada, [id!]))[0]).toMatchObject({ author: null });
});

test('posts a link, or reports the community’s own reason for refusing it', async () => {
  const link = { kind: 'link', title: 'A link', url: 'https://a.example/page', body: '' } as const;
  const { id } = valueOf(await platform.submit(ada, { ...link, community: 'programming' }));
  expect(valueOf(await platform.mySubmissions(ada)).items[0]).toMatchObject({ id, url: link.url });
  const refused = await platform.submit(ada, { ...link, community: 'askbuilders' });
  expect(refused).toMatchObject({
    kind: 'rejected',
    code: 'NO_LINKS',
    message: expect.stringMatching(/\w+ \w+/),
  });
});

test('replies to a thread, reads it as a tree, and expands it', async () => {
  const { id } = valueOf(await platform.submit(ada, newText('A thread')));
  const answer = valueOf(await platform.comment(ada, id!, 'First'));
  const nested = valueOf(await platform.comment(ada, answer!.id, 'Second'));
  const { submission, comments } = valueOf(await platform.thread(ada, id!));
  expect(submission).toMatchObject({ id, comments: 2 });
  expect(comments.map((each) => each.id)).toEqual([answer!.id, nested!.id]);
  expect(valueOf(await platform.myComments(ada)).items[0]).toMatchObject({
    id: nested!.id,
    parentId: answer!.id,
  });
  const { items } = valueOf(
    await platform.listing(ada, { communities: ['entrepreneur'], order: 'top', span: 'year' }),
  );
  const busy = items.toSorted((a, b) => b.comments - a.comments)[0]!;
  const tree = valueOf(await platform.thread(ada, busy.id, 3));
  const more = tree.more.find(({ ids }) => ids.length > 0)!;
  const opened = valueOf(await platform.moreComments(ada, busy.id, more));
  expect(opened.comments.map((each) => each.id)).toEqual(
    expect.arrayContaining([more.ids[0]!.replace(/^(t1_)?/, 't1_')]),
  );
});

test('reads listings in every order, over one or several communities, page by page', async () => {
  const query = { communities: ['webdev', 'saas'], limit: 10 } as const;
  for (const order of ['hot', 'new', 'rising', 'top'] as const) {
    const { items } = valueOf(await platform.listing(ada, { ...query, order }));
    expect(new Set(items.map((item) => item.community.toLowerCase()))).toEqual(new Set(['webdev', 'saas']));
  }
  const first = valueOf(await platform.listing(ada, { ...query, order: 'new' }));
  const second = valueOf(await platform.listing(ada, { ...query, order: 'new', after: first.after! }));
  expect(second.items[0]!.createdAt).toBeLessThanOrEqual(first.items.at(-1)!.createdAt);
  expect(first.items.map(({ id }) => id)).not.toContain(second.items[0]!.id);
});

test('searches threads and communities', async () => {
  const { items } = valueOf(await platform.search(ada, { text: 'pricing', community: 'saas' }));
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map((item) => item.community.toLowerCase()))).toEqual(new Set(['saas']));
  const communities = valueOf(await platform.searchCommunities(ada, 'founders'));
  expect(communities.items.length).toBeGreaterThan(0);
});

test('reads a community’s description, rules, requirements and flairs', async () => {
  expect(valueOf(await platform.about(ada, 'saas'))).toMatchObject({
    name: expect.stringMatching(/^saas$/i),
    access: 'public',
  });
  expect(valueOf(await platform.rules(ada, 'saas')).length).toBeGreaterThan(0);
  expect(valueOf(await platform.postRequirements(ada, 'showyourwork'))).toMatchObject({
    flairRequired: true,
  });
  expect(valueOf(await platform.flairs(ada, 'showyourwork')).length).toBeGreaterThan(0);
});

test.each([
  ['missing', 'there_is_none_such'],
  ['missing', 'growthspells'],
  ['forbidden', 'founderslounge'],
  ['forbidden', 'hardtruths'],
])('reports a closed or missing community as %s (r/%s)', async (kind, name) => {
  expect(await platform.listing(ada, { communities: [name], order: 'new' })).toMatchObject({ kind });
});

test('reads hundreds of ids, a hundred at a time', async () => {
  const { items, after } = valueOf(
    await platform.listing(ada, { communities: ['entrepreneur'], order: 'new' }),
  );
  const next = valueOf(
    await platform.listing(ada, { communities: ['entrepreneur'], order: 'new', after: after! }),
  );
  const ids = [...items, ...next.items].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(150);
  expect(valueOf(await platform.byIds(ada, ids)).map(({ id }) => id)).toEqual(ids);
});

test('for 200 simultaneous reads of one listing, makes one call', async () => {
  const usedBy = async () => {
    const rows = await app.base.db.selectFrom('call_meter').select('calls').execute();
    return rows.reduce((sum, { calls }) => sum + calls, 0);
  };
  const before = await usedBy();
  const query = { communities: ['startups'], order: 'hot' } as const;
  const all = await Promise.all(Array.from({ length: 200 }, () => platform.listing(ada, query)));
  expect(new Set(all.map((each) => valueOf(each).items.length)).size).toBe(1);
  expect(await usedBy()).toBe(before + 1);
});

test('refreshes an expired token once for all callers, and stores the new refresh token if it changed', async () => {
  await app.sandbox.control({ set: { rotateRefreshTokens: true } });
  const refreshes = async () => (await findAccount(app.base.db, ada.accountId))!.refresh_token;
  const before = await refreshes();
  app.clock.advance(25 * 3_600_000);
  const orders = ['hot', 'new', 'rising', 'top'] as const;
  const all = await Promise.all(
    orders.map((order) => platform.listing(ada, { communities: ['webdev'], order })),
  );
  expect(all.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await refreshes()).not.toBe(before);
  app.clock.advance(25 * 3_600_000);
  expect(await platform.whoAmI(ada)).toMatchObject({ kind: 'ok' });
  await app.sandbox.control({ set: { rotateRefreshTokens: false } });
});

test('a failed refresh disconnects no account', async () => {
  app.clock.advance(25 * 3_600_000);
  await app.sandbox.control({ fault: { endpoint: 'access_token', kind: 'html-page' } });
  expect(await platform.whoAmI(ada)).toMatchObject({ kind: 'notSent' });
  expect(await platform.whoAmI(ada)).toMatchObject({ kind: 'ok' });
});

test('refreshes a rejected token and repeats the call once', async () => {
  await app.sandbox.control({ fault: { endpoint: 'me', kind: 'unauthorized' } });
  expect(await platform.whoAmI(ada)).toMatchObject({ kind: 'ok' });
});

test('treats a lost answer as an unknown outcome, and does not send again', async () => {
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'lost-answer' } });
  expect(await platform.submit(ada, newText('Lost and found'))).toMatchObject({ kind: 'unknown' });
  const { items } = valueOf(await platform.mySubmissions(ada));
  expect(items.filter(({ title }) => title === 'Lost and found')).toHaveLength(1);
});

test('a rate-limited account may read but not write until its wait is over', async () => {
  const ben = await callerOf('ben', 'sandbox_ben');
  await app.sandbox.control({ fault: { endpoint: 'submit', kind: 'ratelimit', seconds: 76 } });
  const waiting = { kind: 'rateLimited', scope: 'account', waitMs: 77_000 };
  expect(await platform.submit(ben, newText('Too early'))).toEqual(waiting);
  app.clock.advance(70_000);
  expect(await platform.submit(ben, newText('Too early'))).toEqual({ ...waiting, waitMs: 7_000 });
  expect(await platform.whoAmI(ben)).toMatchObject({ kind: 'ok' });
  app.clock.advance(7_000);
  expect(await platform.submit(ben, newText('In time'))).toMatchObject({ kind: 'ok' });
});

test('caches flairs per account, since moderators see others', async () => {
  const ben = await callerOf('ben', 'sandbox_ben');
  const own = await platform.flairs(ada, 'showyourwork');
  expect(own).toMatchObject({ kind: 'ok' });
  await app.sandbox.control({ fault: { endpoint: 'link_flair_v2', kind: 'error-before', status: 503 } });
  expect(await platform.flairs(ada, 'showyourwork')).toEqual(own);
  expect(await platform.flairs(ben, 'showyourwork')).toMatchObject({ kind: 'unknown' });
});

test('after a 429, every call waits', async () => {
  await app.sandbox.control({ fault: { endpoint: 'me', kind: 'too-many-requests' } });
  expect(await platform.whoAmI(ada)).toMatchObject({ kind: 'rateLimited', scope: 'installation' });
  let answered = false;
  const next = platform.whoAmI(ada).finally(() => (answered = true));
  const { blocked_until: until } = await app.base.db
    .selectFrom('call_budget')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(until - app.clock.now()).toBeGreaterThanOrEqual(1_000);
  expect(answered).toBe(false);
  await expect.poll(() => (app.clock.advance(30_000), answered)).toBe(true);
  expect(await next).toMatchObject({ kind: 'ok' });
  expect(app.clock.now()).toBeGreaterThanOrEqual(until);
});

test('treats HTML instead of JSON as an unknown outcome', async () => {
  await app.sandbox.control({ fault: { endpoint: 'listing', kind: 'html-page' } });
  const query = { communities: ['webdev'], order: 'new' } as const;
  expect(await platform.listing(ada, query)).toMatchObject({
    kind: 'unknown',
    detail: expect.stringContaining('<'),
  });
});
