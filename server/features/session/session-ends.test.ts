import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePassword, getUser, listSessions } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';

const DAY_MS = 24 * 3_600_000;
const SESSION = 'threadwell_session';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const visits = (client: TestClient) => client.call(getUser).then(() => true);
const refused = { status: 401 };

test('ends a session in daily use 90 days after the sign-in', async () => {
  const client = await app.as('ada');
  for (let day = 1; day < 90; day++) {
    app.clock.advance(DAY_MS);
    expect(await visits(client)).toBe(true);
  }
  app.clock.advance(DAY_MS);
  await expect(visits(client)).rejects.toMatchObject(refused);
});

test('ends an unused session after 30 days', async () => {
  const client = await app.as('ada');
  app.clock.advance(29 * DAY_MS);
  expect(await visits(client)).toBe(true);
  app.clock.advance(30 * DAY_MS);
  await expect(visits(client)).rejects.toMatchObject(refused);
});

test('expires the cookie with the session', async () => {
  const client = await app.as('ada');
  const fields = { email: 'ada@example.com', password: TEST_PASSWORD };
  const answer = await client.submit('/api/login', fields);
  const cookie = answer.cookies.find(({ name }) => name === SESSION)!;
  expect(cookie.maxAge).toBe((90 * DAY_MS) / 1000);
});

async function changeIt(client: TestClient) {
  const payload = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
  return await client.send({ method: 'POST', url: changePassword.path, payload });
}

test('when the password changes, replaces the token, and soon rejects the old one', async () => {
  const client = await app.as('ada');
  const thief = app.visitor();
  thief.cookies.set(SESSION, client.cookies.get(SESSION)!);
  const [before] = await client.call(listSessions);
  app.clock.advance(10 * DAY_MS);
  const answer = await changeIt(client);
  expect(answer.statusCode).toBe(204);
  expect(client.cookies.get(SESSION)).not.toBe(thief.cookies.get(SESSION));
  expect(answer.cookies.find(({ name }) => name === SESSION)!.maxAge).toBe((80 * DAY_MS) / 1000);
  app.clock.advance(11_000);
  await expect(visits(thief)).rejects.toMatchObject(refused);
  expect(await client.call(listSessions)).toMatchObject([{ ...before, lastSeenAt: expect.any(String) }]);
});

test('accepts requests with the old token for a moment after the change', async () => {
  const client = await app.as('ada');
  const tab = app.visitor();
  tab.cookies.set(SESSION, client.cookies.get(SESSION)!);
  await changeIt(client);
  app.clock.advance(5_000);
  expect(await visits(tab)).toBe(true);
});

test('changing the password does not extend the session', async () => {
  const client = await app.as('ada');
  for (let month = 0; month < 3; month++) {
    app.clock.advance(29 * DAY_MS);
    await visits(client);
  }
  await changeIt(client);
  app.clock.advance(3 * DAY_MS);
  await expect(visits(client)).rejects.toMatchObject(refused);
});
