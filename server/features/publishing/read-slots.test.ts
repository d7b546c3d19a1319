import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { readPostingHours, savePostingHours, savePublishingSettings } from '#contract/publishing.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const MINUTE_MS = 60_000;
const CLIENT = {
  REDDIT_CLIENT_ID: 'client',
  REDDIT_CLIENT_SECRET: 'secret',
  REDDIT_USER_AGENT: 'test:threadwell:1.0 (by /u/somebody)',
  REDDIT_APPROVAL_REF: 'granted',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ ...CLIENT, REDDIT_QPM: '4' });
  const unreachable = async () => ({ kind: 'notSent', detail: 'no route' });
  Object.assign(app.base.platform!, {
    about: unreachable,
    rules: unreachable,
    postRequirements: unreachable,
  });
});
afterAll(() => app.close());

const inMinutes = (minutes: number) => new Date(app.clock.now() + minutes * MINUTE_MS).toISOString();

/** A user with an account on the real platform. The test never calls it. */
async function withAccount(name: string) {
  const client = await app.as(name);
  const { db, clock } = app.base;
  const { id: workspace_id } = await db
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', client.user!.userId)
    .executeTakeFirstOrThrow();
  const begin = { refreshing_until: 0, writes_wait_until: 0, scopes: '', created_at: clock.now() };
  const tokens = { access_token: 'sealed', refresh_token: 'sealed', token_expires_at: 0 };
  const accountId = `acc_${name}`;
  await db
    .insertInto('reddit_accounts')
    .values({ id: accountId, workspace_id, username: name, mode: 'api', is_active: 1, ...begin, ...tokens })
    .execute();
  const schedule = (minutes: number, subreddit: string) =>
    client.call(posts.createPost, {
      title: 'A title',
      content: `Words of ${name} for ${subreddit} ${minutes}`,
      subreddit,
      status: 'scheduled',
      scheduledAt: inMinutes(minutes),
    });
  return { client, accountId, schedule };
}

test('returns what else is due, the likely sending time and the account’s next free slot', async () => {
  const ada = await withAccount('ada');
  const ben = await withAccount('ben');
  await ada.schedule(60, 'webdev');
  await ada.schedule(60.5, 'golang');
  await ben.schedule(60, 'secretplans');
  const answer = await ada.client.call(posts.readSlots, { at: inMinutes(60), subreddit: 'r/WebDev' });
  expect(answer).toEqual({
    at: inMinutes(60),
    dueThen: { yours: 2, all: 3 },
    // Four calls a minute send two posts a minute, and two posts are ahead of it.
    likelyAt: inMinutes(61),
    paceSeconds: { account: 60, community: 600 },
    freeAt: inMinutes(70),
    nextAt: inMinutes(70),
    bestAt: null,
  });
  const elsewhere = { at: inMinutes(60), subreddit: 'rust', accountId: ada.accountId };
  expect(await ada.client.call(posts.readSlots, elsewhere)).toMatchObject({
    freeAt: inMinutes(61.5),
    nextAt: inMinutes(62),
  });
});

test("does not block a post's own slot when it is rescheduled", async () => {
  const fritz = await withAccount('fritz');
  const { id } = await fritz.schedule(120, 'webdev');
  const other = await fritz.schedule(121, 'golang');
  const ask = (except?: string) =>
    fritz.client.call(posts.readSlots, {
      at: inMinutes(120),
      subreddit: 'webdev',
      ...(except && { except }),
    });
  expect(await ask()).toMatchObject({ dueThen: { yours: 1 }, nextAt: inMinutes(130) });
  expect(await ask(id)).toMatchObject({ dueThen: { yours: 0 }, nextAt: inMinutes(120) });
  expect(await ask(`${id},${other.id}`)).toMatchObject({ freeAt: inMinutes(120) });
});

test('warns about two posts to one community minutes apart, even without automatic sending', async () => {
  const hana = await withAccount('hana');
  await app.base.db
    .updateTable('reddit_accounts')
    .set({ mode: 'assisted', access_token: null, refresh_token: null, token_expires_at: null })
    .where('id', '=', hana.accountId)
    .execute();
  await hana.schedule(60, 'webdev');
  const at = (subreddit: string) => hana.client.call(posts.readSlots, { at: inMinutes(62), subreddit });
  expect(await at('webdev')).toMatchObject({ freeAt: inMinutes(70), nextAt: inMinutes(70) });
  expect(await at('golang')).toMatchObject({ freeAt: inMinutes(62) });
});

test('returns no free slot for a rate-limited account before its wait ends', async () => {
  const gina = await withAccount('gina');
  await app.base.db
    .updateTable('reddit_accounts')
    .set({ writes_wait_until: Date.parse(inMinutes(9.5)) })
    .where('id', '=', gina.accountId)
    .execute();
  expect(await gina.client.call(posts.readSlots, { at: inMinutes(5) })).toMatchObject({
    at: inMinutes(5),
    freeAt: inMinutes(9.5),
    nextAt: inMinutes(10),
  });
});

test('treats a past time as now, and returns no free slot without an account', async () => {
  const cleo = await app.as('cleo');
  const answer = await cleo.call(posts.readSlots, { at: '2020-01-01T00:00:00Z' });
  expect(answer).toMatchObject({ at: inMinutes(0), likelyAt: inMinutes(0), freeAt: null, nextAt: null });
});

test('hides a stranger’s account and rejects an invalid time', async () => {
  const dora = await withAccount('dora');
  const emil = await app.as('emil');
  const ask = (input: object) => emil.call(posts.readSlots, { at: inMinutes(5), ...input });
  await expect(ask({ accountId: dora.accountId })).rejects.toMatchObject({ status: 404 });
  await expect(ask({ at: 'soon' })).rejects.toMatchObject({
    status: 422,
    body: { fields: { at: expect.any(String) } },
  });
});

test("returns a next free time within the posting hours in the user's time zone, per weekday", async () => {
  const { client } = await withAccount('nora');
  // A Friday evening in Berlin.
  const at = '2027-11-26T22:13:00.000Z';
  const nextAt = async (timeZone?: string) =>
    (await client.call(posts.readSlots, { at, ...(timeZone && { timeZone }) })).nextAt;
  expect(await nextAt()).toBe(at);
  expect(await nextAt('Europe/Berlin')).toBe('2027-11-27T07:00:00.000Z');
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? { from: 9 * 60, until: 17 * 60 } : null));
  expect(await client.call(savePostingHours, { days })).toEqual({ days });
  expect(await client.call(readPostingHours)).toEqual({ days });
  expect(await nextAt('Europe/Berlin')).toBe('2027-11-29T08:00:00.000Z');
  expect(await nextAt('America/New_York')).toBe('2027-11-29T14:00:00.000Z');
  const other = await app.as('olga');
  expect((await other.call(readPostingHours)).days).not.toEqual(days);
  const settings = { silence: 'safe', lateCopies: 'ask' } as const;
  await client.call(savePublishingSettings, settings);
  expect(await client.call(readPostingHours)).toEqual({ days });
});

test.each([
  ['six days', []],
  ['no days', [null, null, null, null, null, null, null]],
  ['an end before the start', [{ from: 900, until: 600 }, null, null, null, null, null, null]],
  ['an invalid minute', [{ from: -1, until: 2_000 }, null, null, null, null, null, null]],
])('rejects posting hours with %s', async (_what, days) => {
  const client = await app.as('pia');
  await expect(client.call(savePostingHours, { days })).rejects.toMatchObject({ status: 422 });
});
