import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, getUser } from '#contract/session.ts';
import { tokenCell } from '#server/adapters/platform/account-tokens.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

/** Connects two members and returns their refresh tokens. */
async function connectTwo(client: TestClient): Promise<string[]> {
  await connectAccount(client, { username: 'sandbox_ada' });
  await connectAccount(client, { username: 'sandbox_ben' });
  const rows = await app.base.db
    .selectFrom('reddit_accounts')
    .selectAll()
    .where('workspace_id', '=', client.user!.workspaceId)
    .execute();
  return rows.map(({ id, refresh_token }) =>
    app.base.cipher.open(refresh_token!, tokenCell(id, 'refresh_token')),
  );
}

/** True if the sandbox still accepts the refresh token. */
async function isGood(token: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${app.sandbox.port}/api/v1/access_token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('threadwell-sandbox:sandbox-secret')}`, 'user-agent': 'test' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
  });
  return answer.ok && (await answer.text()).includes('access_token');
}

const leave = (client: TestClient) =>
  client.call(deleteUser, { confirmEmail: client.user!.email, password: TEST_PASSWORD });

test('revokes the grants when a user deletes their account', async () => {
  const ada = await app.as('ada');
  const bystander = await app.as('bystander');
  const tokens = await connectTwo(ada);
  const others = await connectTwo(bystander);
  expect(await Promise.all(tokens.map(isGood))).toEqual([true, true]);
  await leave(ada);
  expect(await Promise.all(tokens.map(isGood))).toEqual([false, false]);
  expect(await Promise.all(others.map(isGood))).toEqual([true, true]);
});

test('revokes nothing after a wrong password', async () => {
  const ben = await app.as('ben');
  const tokens = await connectTwo(ben);
  const wrong = ben.call(deleteUser, { confirmEmail: ben.user!.email, password: 'wrong' });
  await expect(wrong).rejects.toMatchObject({ status: 422 });
  expect(await Promise.all(tokens.map(isGood))).toEqual([true, true]);
});

test('deletes the account even if the platform responds with an error', async () => {
  const cleo = await app.as('cleo');
  await connectTwo(cleo);
  await app.sandbox.control({
    fault: { endpoint: 'revoke_token', kind: 'error-before', status: 503, times: 2 },
  });
  await leave(cleo);
  await expect(cleo.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('delays the deletion by a few seconds if the platform never responds, for any number of accounts', async () => {
  const dora = await app.as('dora');
  await connectTwo(dora);
  // Keep this test last: the platform stays silent afterwards.
  let asked = 0;
  const bothAsked = Promise.withResolvers<void>();
  app.base.platform!.revoke = () => {
    if ((asked += 1) === 2) bothAsked.resolve();
    return new Promise(() => {});
  };
  const leaving = leave(dora);
  await bothAsked.promise;
  app.clock.advance(3_500);
  await leaving;
  await expect(dora.call(getUser)).rejects.toMatchObject({ status: 401 });
});
