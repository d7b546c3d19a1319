import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, getUser } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const COMMON = 'This password is easy to guess. Choose another, for example three or four words.';
const OWN =
  'This is too close to your name or address, or to ours. Choose another, for example three or four words.';

test.each([
  ['password', COMMON],
  ['12345678', COMMON],
  ['PassWord1', COMMON],
  ['iloveyou', COMMON],
  ['        ', COMMON],
  ['ababababab', COMMON],
  ['eve@example.com', OWN],
  ['threadwell', OWN],
  ['Moneypenny7', OWN],
])('rejects a sign-up with the password %s', async (password, sentence) => {
  const visitor = app.visitor();
  const fields = { email: 'eve@example.com', password, lastName: 'Moneypenny' };
  const answer = await visitor.submit('/api/signup', fields);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(`id="signUp-password-note" class="sign-in-error">${sentence}`);
  await expect(visitor.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('rejects changing to an easy password', async () => {
  const client = await app.as('ada');
  const change = (newPassword: string) =>
    client.call(changePassword, { currentPassword: TEST_PASSWORD, newPassword });
  await expect(change('Sunshine')).rejects.toMatchObject({
    status: 422,
    body: { fields: { newPassword: COMMON } },
  });
  await expect(change('ada@example.com')).rejects.toMatchObject({
    status: 422,
    body: { fields: { newPassword: OWN } },
  });
  await change('a password of mine');
});

test('rejects an easy password as a user’s first one', async () => {
  const client = await app.as('from-a-provider');
  const users = app.base.db.updateTable('users').set({ password_hash: null });
  await users.where('id', '=', client.user!.userId).execute();
  const first = client.call(changePassword, { newPassword: 'football' });
  await expect(first).rejects.toMatchObject({ status: 422, body: { fields: { newPassword: COMMON } } });
  await client.call(changePassword, { newPassword: 'a password of mine' });
});
