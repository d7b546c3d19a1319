import { expect, test } from 'vitest';
import { listAccounts } from '#contract/accounts.ts';
import { sealGrant, tokenCell } from '#server/adapters/platform/account-tokens.ts';
import { createCipher } from '#server/adapters/crypto/cipher.ts';
import { rotateKey } from '#server/adapters/crypto/rotate-key.ts';
import { checkSecretKey, readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { exportUser } from '#contract/session.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { findAccount } from './account-rows.ts';

const PLANTED = 'planted-token-that-nobody-may-ever-see';

/** A connected account with known tokens. */
async function plant(app: PlatformApp, name: string) {
  const client = await app.as(name);
  await connectAccount(client);
  const [account] = await client.call(listAccounts);
  const { db, cipher, clock } = app.base;
  const grant = { accessToken: PLANTED, refreshToken: PLANTED, expiresInMs: 3_600_000, scopes: ['read'] };
  const sealed = sealGrant(cipher, account!.id, grant, clock.now());
  await db.updateTable('reddit_accounts').set(sealed).where('id', '=', account!.id).execute();
  return { client, row: (await findAccount(db, account!.id))! };
}

test('keeps a planted token out of dumps, log lines, error pages, exports and measurements', async () => {
  const app = await createPlatformApp();
  const { client, row } = await plant(app, 'ada');
  const caller = { accountId: row.id, username: row.username, workspaceId: row.workspace_id } as const;
  const refused = await app.base.platform!.whoAmI({ ...caller, purpose: 'account' });
  expect(refused.kind).toBe('unauthorized');
  const pages = await Promise.all(
    [
      `/api/reddit/callback?state=${PLANTED}&code=${PLANTED}`,
      `/nothing?token=${PLANTED}`,
      '/metrics',
      '/api/reddit/doctor',
      '/api/reddit-accounts',
    ].map(async (url) => (await client.send({ method: 'GET', url })).body),
  );
  const broken = await client.send({ method: 'DELETE', url: `/api/reddit/disconnect/${row.id}` });
  const tables = await app.base.db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      app.base.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  );
  const exported = await client.call(exportUser, { password: TEST_PASSWORD });
  for (const text of [
    ...pages,
    broken.body,
    ...rows.map((each) => JSON.stringify(each)),
    JSON.stringify(exported),
    ...app.logLines,
  ])
    expect(text).not.toContain(PLANTED);
  expect(rows.flat().length).toBeGreaterThan(5);
  await app.close();
});

test('decrypts an encrypted token only in its own row and column', async () => {
  const app = await createPlatformApp();
  const { row } = await plant(app, 'ada');
  const { row: other } = await plant(app, 'ben');
  const { cipher, db } = app.base;
  expect(cipher.open(row.refresh_token!, tokenCell(row.id, 'refresh_token'))).toBe(PLANTED);
  await db
    .updateTable('reddit_accounts')
    .set({ refresh_token: row.refresh_token })
    .where('id', '=', other.id)
    .execute();
  const moved = (await findAccount(db, other.id))!;
  expect(() => cipher.open(moved.refresh_token!, tokenCell(other.id, 'refresh_token'))).toThrow(
    /authenticate/,
  );
  expect(() => cipher.open(row.refresh_token!, tokenCell(row.id, 'access_token'))).toThrow(/authenticate/);
  const changed = row.refresh_token!.replace(/[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A'));
  expect(() => cipher.open(changed, tokenCell(row.id, 'refresh_token'))).toThrow(/authenticate/);
  await app.close();
});

test('after a change of the key, decrypts with the new key and rejects the old one', async () => {
  const app = await createPlatformApp();
  const { row } = await plant(app, 'ada');
  const { db, config, random } = app.base;
  const [from, to] = [readSecretKey(config), 'another key, long enough for anybody'];
  await checkSecretKey(db, from);
  expect(await rotateKey(db, { from, to, random })).toBe(2);
  const again = (await findAccount(db, row.id))!;
  const cell = tokenCell(row.id, 'refresh_token');
  expect(createCipher(to, random).open(again.refresh_token!, cell)).toBe(PLANTED);
  expect(() => createCipher(from, random).open(again.refresh_token!, cell)).toThrow(/authenticate/);
  await expect(checkSecretKey(db, from)).rejects.toThrow('does not fit');
  await checkSecretKey(db, to);
  await app.close();
});
