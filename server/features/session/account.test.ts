import { afterAll, beforeAll, expect, test } from 'vitest';
import * as session from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function secondBrowserOf(name: string) {
  await app.as(name);
  const browser = app.visitor();
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const fields = { email: `${name}@example.com`, password: TEST_PASSWORD };
  await browser.submit('/api/login', fields, { 'user-agent': userAgent });
  return browser;
}

test('somebody sees where they are signed in, and which of it is here', async () => {
  const second = await secondBrowserOf('seeing');
  const sessions = await second.call(session.listSessions);
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ current }) => current)).toMatchObject({ device: 'Firefox on Linux' });
});

test('one session is signed out from another', async () => {
  const first = await app.as('remote');
  const second = await secondBrowserOf('remote');
  const { id } = (await first.call(session.listSessions)).find(({ current }) => !current)!;
  await first.call(session.endSession, { id });
  await expect(second.call(session.getUser)).rejects.toMatchObject({ status: 401 });
  await expect(first.call(session.getUser)).resolves.toBeTruthy();
});

test('nobody can end, or learn of, a stranger’s session', async () => {
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

test('names are changed, trimmed and taken away', async () => {
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

test('a new password needs the old one, and signs out the other browsers', async () => {
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

test('a stolen session cannot guess the password without end', async () => {
  const client = await app.as('guessed');
  const guess = () =>
    client.call(session.changePassword, { currentPassword: 'wrong', newPassword: 'a new password' });
  for (let round = 0; round < 10; round++) await expect(guess()).rejects.toMatchObject({ status: 422 });
  await expect(guess()).rejects.toMatchObject({ status: 429 });
});

test('the export holds what is known of a person, nothing of anybody else and no secret', async () => {
  const client = await app.as('exporting');
  await app.as('other');
  const text = JSON.stringify(await client.call(session.exportUser));
  expect(text).toContain('exporting@example.com');
  expect(text).not.toContain('other@example.com');
  expect(text).not.toMatch(/scrypt|token_hash/);
});

test('an account is deleted with its address and password, and leaves nothing behind', async () => {
  const client = await app.as('deleting');
  const userId = client.user!.userId;
  const attempt = (input: object) => client.call(session.deleteUser, input);
  await expect(attempt({ confirmEmail: 'other@example.com', password: TEST_PASSWORD })).rejects.toMatchObject(
    { status: 422 },
  );
  await expect(attempt({ confirmEmail: 'deleting@example.com', password: 'wrong' })).rejects.toMatchObject({
    status: 422,
  });
  await attempt({ confirmEmail: 'deleting@example.com', password: TEST_PASSWORD });
  await expect(client.call(session.getUser)).rejects.toMatchObject({ status: 401 });
  for (const table of ['workspaces', 'sessions', 'identities'] as const) {
    const column = table === 'workspaces' ? 'owner_id' : 'user_id';
    expect(
      await app.base.db
        .selectFrom(table)
        .selectAll()
        .where(column as never, '=', userId as never)
        .execute(),
    ).toEqual([]);
  }
  const signIn = await app
    .visitor()
    .submit('/api/login', { email: 'deleting@example.com', password: TEST_PASSWORD });
  expect(signIn.statusCode).toBe(401);
});

test('what people do is written to the audit log, without secrets', async () => {
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
