import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import * as session from '#contract/session.ts';
import { readOwnedRows } from '#server/adapters/db/owned-rows.ts';
import { TABLES } from '#server/adapters/db/tables.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function personOf(client: TestClient) {
  const { userId } = client.user!;
  const { id: workspaceId } = await app.base.db
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, workspaceId };
}

async function secondBrowserOf(name: string) {
  await app.as(name);
  const browser = app.visitor();
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const fields = { email: `${name}@example.com`, password: TEST_PASSWORD };
  await browser.submit('/api/login', fields, { 'user-agent': userAgent });
  return browser;
}

test("lists a user's sessions and marks the current one", async () => {
  const second = await secondBrowserOf('seeing');
  const sessions = await second.call(session.listSessions);
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ current }) => current)).toMatchObject({ device: 'Firefox on Linux' });
});

test('one session can sign out another', async () => {
  const first = await app.as('remote');
  const second = await secondBrowserOf('remote');
  const { id } = (await first.call(session.listSessions)).find(({ current }) => !current)!;
  await first.call(session.endSession, { id });
  await expect(second.call(session.getUser)).rejects.toMatchObject({ status: 401 });
  await expect(first.call(session.getUser)).resolves.toBeTruthy();
});

test('a user can neither end nor detect a stranger’s session', async () => {
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  const [theirs] = await ben.call(session.listSessions);
  await expect(ada.call(session.endSession, { id: theirs!.id })).rejects.toMatchObject({ status: 404 });
  await expect(ada.call(session.endSession, { id: 'ses_unknown' })).rejects.toMatchObject({ status: 404 });
  await expect(ben.call(session.getUser)).resolves.toBeTruthy();
});

test('signing out everywhere ends this session too', async () => {
  const first = await app.as('everywhere');
  const second = await secondBrowserOf('everywhere');
  await first.call(session.endAllSessions);
  await expect(first.call(session.getUser)).rejects.toMatchObject({ status: 401 });
  await expect(second.call(session.getUser)).rejects.toMatchObject({ status: 401 });
});

test('changes names, trims them, and clears empty ones', async () => {
  const client = await app.as('renaming');
  const changed = await client.call(session.updateProfile, { firstName: '  Grace ', lastName: 'Hopper' });
  expect(changed).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
  expect(await client.call(session.updateProfile, { lastName: '' })).toMatchObject({
    firstName: 'Grace',
    lastName: null,
  });
  const tooLong = client.call(session.updateProfile, { firstName: 'x'.repeat(81) });
  await expect(tooLong).rejects.toMatchObject({
    status: 422,
    body: { fields: { firstName: expect.any(String) } },
  });
});

test('requires the old password for a new one, and signs out other browsers', async () => {
  const first = await app.as('renewing');
  const second = await secondBrowserOf('renewing');
  const wrong = first.call(session.changePassword, {
    currentPassword: 'wrong',
    newPassword: 'a new password',
  });
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    body: { fields: { currentPassword: expect.any(String) } },
  });
  await first.call(session.changePassword, { currentPassword: TEST_PASSWORD, newPassword: 'a new password' });
  await expect(second.call(session.getUser)).rejects.toMatchObject({ status: 401 });
  await expect(first.call(session.getUser)).resolves.toBeTruthy();
  const again = await app
    .visitor()
    .submit('/api/login', { email: 'renewing@example.com', password: 'a new password' });
  expect(again.statusCode).toBe(303);
});

test('limits how often a stolen session can guess the password', async () => {
  const client = await app.as('guessed');
  const guess = () =>
    client.call(session.changePassword, { currentPassword: 'wrong', newPassword: 'a new password' });
  for (let round = 0; round < 10; round++) await expect(guess()).rejects.toMatchObject({ status: 422 });
  await expect(guess()).rejects.toMatchObject({ status: 429 });
});

test('exports all of a user’s data, no one else’s and no secret', async () => {
  const client = await app.as('exporting');
  await app.as('other');
  const text = JSON.stringify(await client.call(session.exportUser, { password: TEST_PASSWORD }));
  expect(text).toContain('exporting@example.com');
  expect(text).not.toContain('other@example.com');
  expect(text).not.toMatch(/scrypt|token_hash/);
});

test('deletes a user given their address and password, and leaves no row in any table', async () => {
  const client = await app.as('deleting');
  await client.call(createPost, { title: 'A title', content: 'A text', subreddit: 'webdev' });
  const { db } = app.base;
  const before = await readOwnedRows(db, await personOf(client));
  expect(Object.keys(before).filter((table) => before[table]!.length > 0)).toEqual(
    expect.arrayContaining(['users', 'workspaces', 'sessions', 'audit_events', 'posts', 'post_events']),
  );
  const person = await personOf(client);
  const attempt = (input: object) => client.call(session.deleteUser, input);
  await expect(attempt({ confirmEmail: 'other@example.com', password: TEST_PASSWORD })).rejects.toMatchObject(
    { status: 422 },
  );
  await expect(attempt({ confirmEmail: 'deleting@example.com', password: 'wrong' })).rejects.toMatchObject({
    status: 422,
  });
  await attempt({ confirmEmail: 'deleting@example.com', password: TEST_PASSWORD });
  await expect(client.call(session.getUser)).rejects.toMatchObject({ status: 401 });
  const left = await readOwnedRows(db, person);
  expect(Object.entries(left).filter(([, rows]) => rows.length > 0)).toEqual([]);
  const signIn = await app
    .visitor()
    .submit('/api/login', { email: 'deleting@example.com', password: TEST_PASSWORD });
  expect(signIn.statusCode).toBe(401);
});

test('deleting one user keeps all others', async () => {
  const [leaving, staying] = [await app.as('leaving'), await app.as('staying')];
  await staying.call(createPost, { title: 'A title', content: 'A text', subreddit: 'webdev' });
  const person = await personOf(staying);
  const before = await readOwnedRows(app.base.db, person);
  await leaving.call(session.deleteUser, { confirmEmail: 'leaving@example.com', password: TEST_PASSWORD });
  expect(await readOwnedRows(app.base.db, person)).toEqual(before);
});

test('exports every table that holds a user’s data', async () => {
  const client = await app.as('complete');
  const { tables } = await client.call(session.exportUser, { password: TEST_PASSWORD });
  const owned = TABLES.filter(({ owner, isKept }) => owner !== null && isKept).map(
    ({ name }) => name as string,
  );
  expect(Object.keys(tables).toSorted()).toEqual(owned.toSorted());
});

test('records user actions in the audit log, without secrets', async () => {
  const client = await app.as('audited');
  await client.call(session.changePassword, {
    currentPassword: TEST_PASSWORD,
    newPassword: 'a new password',
  });
  const rows = await app.base.db
    .selectFrom('audit_events')
    .selectAll()
    .where('actor', '=', client.user!.userId)
    .execute();
  expect(rows.map(({ verb }) => verb)).toEqual(expect.arrayContaining(['password.changed', 'session.ended']));
  expect(JSON.stringify(rows)).not.toContain('a new password');
});
