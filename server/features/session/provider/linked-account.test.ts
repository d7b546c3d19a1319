import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { addAssistedAccount, listAccounts } from '#contract/accounts.ts';
import { listActivity } from '#contract/activity.ts';
import { readModelChoice, saveModelChoice } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { listPasskeys } from '#contract/session/passkeys.ts';
import { getUser } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount, addPasskeyRows } from '#test/factories.ts';
import { openEventStream } from '#test/open-event-stream.ts';
import { signInAtProvider } from '#test/oidc-browser.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const CALLBACK = `${PUBLIC_URL}/api/login/callback`;

let oidc: OidcServer;
beforeAll(async () => {
  oidc = await startOidcServer(CALLBACK);
});
afterAll(() => oidc.stop());

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ ...oidc.settings, SIGNUPS: 'open' });
});
afterEach(() => app.close());

/** The owner of the address signs in through the provider for the first time. */
async function ownerSignsIn() {
  oidc.people.set('owner', { email: 'mary@example.com', emailVerified: true });
  const owner = app.visitor();
  const begin = await owner.send({ method: 'GET', url: '/api/login' });
  const back = await signInAtProvider(String(begin.headers.location), 'owner', CALLBACK);
  const answer = await owner.send({ method: 'GET', url: back.slice(PUBLIC_URL.length) });
  expect(answer.statusCode).toBe(303);
  return owner;
}

const inOneHour = () => new Date(app.clock.now() + 3_600_000).toISOString();

test('when the owner of an address first signs in, removes what a stranger added to the account', async () => {
  const stranger = await app.as('mary');
  const { userId } = stranger.user!;
  await app.base.db
    .insertInto('identities')
    .values({ id: 'idn_planted', user_id: userId, issuer: oidc.issuer, subject: 'stranger', created_at: 1 })
    .execute();
  await stranger.call(saveModelChoice, {
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: 'https://attacker.example/v1',
    apiKey: 'k',
    monthlyTokenCap: null,
  });
  const { id: accountId } = await stranger.call(addAssistedAccount, { username: 'mary_writes' });
  const text = { title: 'A title', content: 'A text', subreddit: 'webdev' };
  const scheduled = { status: 'scheduled', scheduledAt: inOneHour(), redditAccountId: accountId };
  const waiting = await stranger.call(posts.createPost, { ...text, ...scheduled });
  const draft = await stranger.call(posts.createPost, text);
  const parked = await stranger.call(posts.createPost, { ...text, title: 'Parked' });
  const held = {
    phase: 'needs_you',
    problem: JSON.stringify({ code: 'LATE', message: '', remedy: '' }),
  } as const;
  await app.base.db.updateTable('posts').set(held).where('id', '=', parked.id).execute();

  const owner = await ownerSignsIn();

  expect((await owner.call(getUser)).id).toBe(userId);
  const identities = await app.base.db.selectFrom('identities').select('subject').execute();
  expect(identities).toEqual([{ subject: 'owner' }]);
  expect(await owner.call(readModelChoice)).toMatchObject({ source: 'installation', baseUrl: null });
  expect(await owner.call(listAccounts)).toEqual([]);
  const after = new Map((await owner.call(posts.listPosts)).map((post) => [post.id, post]));
  expect(after.get(waiting.id)).toMatchObject({ status: 'draft', redditAccountId: null, problem: null });
  expect(after.get(parked.id)).toMatchObject({ status: 'draft', problem: null });
  expect(after.get(draft.id)).toMatchObject({ status: 'draft', revision: draft.revision });
  const { items } = await owner.call(listActivity);
  expect(items.map(({ event, post }) => [event, post?.id]).toSorted()).toEqual(
    [waiting, parked].map(({ id }) => ['withdrawn', id]).toSorted(),
  );
  app.clock.advance(2 * 3_600_000);
  await app.drainJobs();
  expect((await owner.call(posts.listPosts)).map(({ status }) => status)).toEqual([
    'draft',
    'draft',
    'draft',
  ]);
});

test('removes a stranger’s passkeys and recovery codes, and asks for no second step', async () => {
  const stranger = await app.as('mary');
  const { db } = app.base;
  await addPasskeyRows(db, stranger.user!);
  await db.updateTable('users').set({ asks_for_passkey: 1 }).execute();
  await addPasskeyRows(db, (await app.as('ben')).user!);
  const owner = await ownerSignsIn();
  expect(await owner.call(listPasskeys)).toMatchObject({
    passkeys: [],
    codes: { left: 0, madeAt: null },
    asksAfterPassword: false,
  });
  expect(await (await app.as('ben')).call(listPasskeys)).toMatchObject({ codes: { left: 1 } });
});

test('signs the stranger out, and closes their open pages', async () => {
  const stranger = await app.as('mary');
  const stream = await openEventStream(await app.http.listen({ port: 0, host: '127.0.0.1' }), stranger);
  await ownerSignsIn();
  await expect(stranger.call(getUser)).rejects.toMatchObject({ status: 401 });
  const topics = [];
  for (let topic = await stream.next(); topic !== null; topic = await stream.next()) topics.push(topic);
  expect(topics).toContain('signedOut');
});

test('keeps everything when the same identity signs in again', async () => {
  await app.as('mary');
  const owner = await ownerSignsIn();
  await addAccount(app.base, (await app.as('mary')).user!.workspaceId);
  await ownerSignsIn();
  expect(await owner.call(listAccounts)).toHaveLength(1);
});

test('changes no other account', async () => {
  const other = await createTestApp({ ...oidc.settings, SIGNUPS: 'open' });
  await app.close();
  app = other;
  await app.as('mary');
  const bystander = await app.as('ben');
  await addAccount(app.base, bystander.user!.workspaceId);
  await ownerSignsIn();
  expect(await bystander.call(listAccounts)).toHaveLength(1);
});

test("keeps everything in the installation owner’s account if strangers couldn't register", async () => {
  await app.close();
  app = await createTestApp({ ...oidc.settings, SIGNUPS: 'first' });
  const mary = await app.as('mary');
  await addAccount(app.base, mary.user!.workspaceId);
  const owner = await ownerSignsIn();
  expect((await owner.call(getUser)).id).toBe(mary.user!.userId);
  expect(await owner.call(listAccounts)).toHaveLength(1);
});
