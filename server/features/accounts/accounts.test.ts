import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import type { UserContext } from '#server/context.ts';
import { tokenCell } from '#server/adapters/platform/account-tokens.ts';
import { askForConsent, type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { findAccount, findUsernames } from './account-rows.ts';
import { readFacts } from './account-jobs.ts';
import { removeAllAccounts } from './disconnect-account.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

function contextOf({ user }: TestClient): UserContext {
  const { userId, workspaceId } = user!;
  return { ...app.base, actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } };
}

test('connects an account with its details through the consent page', async () => {
  const ada = await app.as('ada');
  expect(await connectAccount(ada)).toBe('/?account=connected&name=sandbox_ada');
  const [account] = await ada.call(accounts.listAccounts);
  expect(account).toMatchObject({ username: 'sandbox_ada', isActive: true, mode: 'sandbox' });
  expect(account?.karma).toBeGreaterThan(0);
  expect([account?.memberSince, account?.verifiedEmail]).toEqual([expect.any(String), expect.any(Boolean)]);
});

test('updates the account if it is connected again', async () => {
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  const [before] = await ben.call(accounts.listAccounts);
  await app.base.db
    .updateTable('reddit_accounts')
    .set({ is_active: 0 })
    .where('id', '=', before!.id)
    .execute();
  await connectAccount(ben, { username: 'sandbox_ben' });
  expect(await ben.call(accounts.listAccounts)).toEqual([before]);
});

test('lists several accounts, oldest first', async () => {
  const cleo = await app.as('cleo');
  await connectAccount(cleo, { username: 'sandbox_cleo' });
  app.clock.advance(1000);
  await connectAccount(cleo, { username: 'sandbox_ada' });
  const names = (await cleo.call(accounts.listAccounts)).map(({ username }) => username);
  expect(names).toEqual(['sandbox_cleo', 'sandbox_ada']);
});

test('reports a declined consent and stores nothing', async () => {
  const dora = await app.as('dora');
  expect(await connectAccount(dora, { decision: 'deny' })).toBe('/?account=denied');
  expect(await dora.call(accounts.listAccounts)).toEqual([]);
});

test('accepts a callback only once, in the session that began it, within ten minutes', async () => {
  const [emil, fritz] = [await app.as('emil'), await app.as('fritz')];
  const back = async (client: typeof emil, url: string) =>
    (await client.send({ method: 'GET', url })).headers.location;
  const url = await askForConsent(emil);
  expect(await back(fritz, url)).toBe('/?account=expired');
  expect(await back(emil, url)).toBe('/?account=connected&name=sandbox_ada');
  expect(await back(emil, url)).toBe('/?account=expired');
  const late = await askForConsent(emil);
  app.clock.advance(10 * 60_000 + 1);
  expect(await back(emil, late)).toBe('/?account=expired');
  expect(await back(emil, '/api/reddit/callback?state=made-up&code=a&code=b')).toBe('/?account=expired');
  expect(await fritz.call(accounts.listAccounts)).toEqual([]);
});

test('connects no account for a code that the platform does not know', async () => {
  const gina = await app.as('gina');
  const url = new URL(await askForConsent(gina), 'http://here');
  url.searchParams.set('code', 'another');
  const { headers } = await gina.send({ method: 'GET', url: `${url.pathname}${url.search}` });
  expect(headers.location).toBe('/?account=failed');
});

test('limits how often a workspace begins a connection', async () => {
  const ida = await app.as('ida');
  const login = async () => (await ida.send({ method: 'GET', url: '/api/reddit/login' })).statusCode;
  for (let count = 0; count < 30; count += 1) expect(await login()).toBe(302);
  expect(await login()).toBe(429);
});

test('asks a visitor to sign in first', async () => {
  for (const url of ['/api/reddit/login', '/api/reddit/callback?state=x&code=y'])
    expect((await app.visitor().send({ method: 'GET', url })).headers.location).toBe('/api/login');
});

test('revokes the grant and deletes the tokens on disconnecting', async () => {
  const hugo = await app.as('hugo');
  await connectAccount(hugo);
  const [account] = await hugo.call(accounts.listAccounts);
  const { workspace_id: workspaceId } = await app.base.db
    .selectFrom('reddit_accounts')
    .select('workspace_id')
    .where('id', '=', account!.id)
    .executeTakeFirstOrThrow();
  const caller = {
    accountId: account!.id,
    username: 'sandbox_ada',
    workspaceId,
    purpose: 'account',
  } as const;
  expect(await app.base.platform!.whoAmI(caller)).toMatchObject({ kind: 'ok' });
  await hugo.call(accounts.disconnectAccount, { id: account!.id });
  expect(await hugo.call(accounts.listAccounts)).toEqual([]);
  expect(await app.base.platform!.whoAmI(caller)).toEqual({ kind: 'unauthorized' });
});

test('disconnects even if the platform is unreachable', async () => {
  const ina = await app.as('ina');
  await connectAccount(ina);
  const [account] = await ina.call(accounts.listAccounts);
  await app.sandbox.control({ fault: { endpoint: 'revoke_token', kind: 'error-before', status: 503 } });
  await ina.call(accounts.disconnectAccount, { id: account!.id });
  expect(await ina.call(accounts.listAccounts)).toEqual([]);
});

test('does not let a user disconnect or detect a stranger’s account', async () => {
  const [ada, jan] = [await app.as('ada'), await app.as('jan')];
  const [theirs] = await ada.call(accounts.listAccounts);
  await expect(jan.call(accounts.disconnectAccount, { id: theirs!.id })).rejects.toMatchObject({
    status: 404,
  });
  expect(await jan.call(accounts.listAccounts)).toEqual([]);
  expect(await ada.call(accounts.listAccounts)).toHaveLength(1);
});

test('adds an assisted account once, ignoring the case of its name', async () => {
  const kim = await app.as('kim');
  const added = await kim.call(accounts.addAssistedAccount, { username: ' u/By_Hand ' });
  expect(added).toMatchObject({ username: 'By_Hand', mode: 'assisted', isActive: true, karma: null });
  const again = kim.call(accounts.addAssistedAccount, { username: 'by_hand' });
  await expect(again).rejects.toMatchObject({
    status: 409,
    body: { fields: { username: expect.stringContaining('already') as string } },
  });
  const wrong = kim.call(accounts.addAssistedAccount, { username: 'no spaces' });
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    body: { fields: { username: expect.any(String) } },
  });
});

test('upgrades an assisted account when it is connected', async () => {
  const lea = await app.as('lea');
  const added = await lea.call(accounts.addAssistedAccount, { username: 'Sandbox_Ada' });
  await connectAccount(lea);
  const all = await lea.call(accounts.listAccounts);
  expect(all).toMatchObject([{ id: added.id, username: 'sandbox_ada', mode: 'sandbox' }]);
});

test('refreshes account details daily', async () => {
  const mia = await app.as('mia');
  await connectAccount(mia, { username: 'sandbox_cleo' });
  const [before] = await mia.call(accounts.listAccounts);
  app.clock.advance(24 * 3_600_000 + 1);
  await app.base.jobs.enqueue(app.base.db, readFacts, {});
  await app.drainJobs();
  const [after] = await mia.call(accounts.listAccounts);
  expect(Date.parse(after!.factsAt!)).toBeGreaterThan(Date.parse(before!.factsAt!));
});

test('deactivates an account whose grant was revoked, and reactivates it on reconnecting', async () => {
  const nora = await app.as('nora');
  await connectAccount(nora, { username: 'sandbox_ben' });
  const [account] = await nora.call(accounts.listAccounts);
  const { db, cipher, platform } = app.base;
  const row = (await findAccount(db, account!.id))!;
  const token = cipher.open(row.refresh_token!, tokenCell(row.id, 'refresh_token'));
  await platform!.revoke(token, row.workspace_id);
  const caller = { accountId: row.id, username: row.username, workspaceId: row.workspace_id };
  expect(await platform!.whoAmI({ ...caller, purpose: 'account' })).toEqual({ kind: 'unauthorized' });
  expect(await nora.call(accounts.listAccounts)).toMatchObject([{ id: row.id, isActive: false }]);
  await connectAccount(nora, { username: 'sandbox_ben' });
  expect(await nora.call(accounts.listAccounts)).toMatchObject([{ id: row.id, isActive: true }]);
});

test("counts the month's calls by purpose, with no cost for the sandbox", async () => {
  const olaf = await app.as('olaf');
  await connectAccount(olaf);
  const usage = await olaf.call(accounts.readUsage);
  expect(usage.calls.find(({ purpose }) => purpose === 'account')?.calls).toBe(2);
  expect(usage).toMatchObject({
    mode: 'sandbox',
    estimatedDollars: null,
    month: expect.stringMatching(/^\d{4}-\d\d$/),
  });
});

test('finds no problem in the connection check of the sandbox', async () => {
  const { mode, findings } = await (await app.as('ada')).call(accounts.checkConnection);
  expect(mode).toBe('sandbox');
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(findings.map(({ id }) => id)).toEqual([
    'client',
    'agent',
    'redirect',
    'scopes',
    'approval',
    'reach',
    'clock',
  ]);
});

test('tells the page which platform is used', async () => {
  const platform = await (await app.as('ada')).call(accounts.readPlatform);
  expect(platform).toEqual({ mode: 'sandbox', url: app.sandbox.url });
});

test("keeps other workspaces' accounts when all accounts of one are removed", async () => {
  const [walt, xena] = [await app.as('walt'), await app.as('xena')];
  await connectAccount(walt, { username: 'sandbox_ben' });
  await connectAccount(xena, { username: 'sandbox_cleo' });
  const ctx = contextOf(walt);
  await ctx.db.transaction().execute((tx) => removeAllAccounts(ctx, tx));
  expect(await walt.call(accounts.listAccounts)).toEqual([]);
  expect(await xena.call(accounts.listAccounts)).toMatchObject([{ username: 'sandbox_cleo' }]);
});

test('finds the usernames of one workspace, in lower case', async () => {
  const [yuri, zita] = [await app.as('yuri'), await app.as('zita')];
  await yuri.call(accounts.addAssistedAccount, { username: 'Own_Name' });
  await zita.call(accounts.addAssistedAccount, { username: 'Other_Name' });
  expect(await findUsernames(app.base.db, yuri.user!.workspaceId)).toEqual(new Set(['own_name']));
});
