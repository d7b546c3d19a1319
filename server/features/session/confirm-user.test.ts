import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import * as session from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { signInAtProvider } from '#test/oidc-browser.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import type { TestClient } from '#test/test-client.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const CALLBACK = `${PUBLIC_URL}/api/login/callback`;
const MINUTE_MS = 60_000;

let oidc: OidcServer;
beforeAll(async () => {
  oidc = await startOidcServer(CALLBACK);
  oidc.people.set('grace', { email: 'grace@example.com', emailVerified: true });
});
afterAll(() => oidc.stop());

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp(oidc.settings);
});
afterEach(() => app.close());

/** Signs in at the provider and returns the final location. */
async function signInThroughProvider(visitor: TestClient, query = '') {
  const begin = await visitor.send({ method: 'GET', url: `/api/login${query}` });
  const asked = String(begin.headers.location);
  const back = await signInAtProvider(asked, 'grace', CALLBACK);
  const answer = await visitor.send({ method: 'GET', url: back.slice(PUBLIC_URL.length) });
  return { asked: new URL(asked).searchParams, to: answer.headers.location };
}

const GUARDED = [
  [
    'sets a first password',
    (client: TestClient) => client.call(session.changePassword, { newPassword: 'one of my own' }),
  ],
  ['exports everything', (client: TestClient) => client.call(session.exportUser)],
  [
    'deletes the account',
    (client: TestClient) => client.call(session.deleteUser, { confirmEmail: 'grace@example.com' }),
  ],
] as const;

test.each(GUARDED)('a user without a password %s soon after signing in', async (_what, act) => {
  const grace = app.visitor();
  await signInThroughProvider(grace);
  app.clock.advance(9 * MINUTE_MS);
  await expect(act(grace)).resolves.not.toThrow();
});

test.each(GUARDED)('with only an old session, a user never %s', async (_what, act) => {
  const grace = app.visitor();
  await signInThroughProvider(grace);
  app.clock.advance(11 * MINUTE_MS);
  const refusal = { status: 403, body: { code: 'SIGN_IN_AGAIN', message: expect.stringContaining('again') } };
  await expect(act(grace)).rejects.toMatchObject(refusal);
  expect(await grace.call(session.getUser)).toMatchObject({ hasPassword: false });
  await signInThroughProvider(grace, '?again=password');
  await act(grace);
});

test('asks the provider to sign the user in again, and then returns to the settings', async () => {
  const grace = app.visitor();
  const first = await signInThroughProvider(grace);
  expect(first.asked.has('prompt')).toBe(false);
  expect(first.to).toBe('/');
  const again = await signInThroughProvider(grace, '?again=danger-zone');
  expect(again.asked.get('prompt')).toBe('login');
  expect(again.to).toBe('/settings#danger-zone');
});

test.each(['https://evil.example', '//evil.example', 'toString', '', '&again=password'])(
  'never redirects to any other address: %j',
  async (place) => {
    const { asked, to } = await signInThroughProvider(app.visitor(), `?again=${place}`);
    expect(asked.has('prompt')).toBe(false);
    expect(to).toBe('/');
  },
);

test('accepts the password for the export', async () => {
  const ada = await app.as('ada');
  const attempt = (input: object) => ada.call(session.exportUser, input);
  for (const input of [{}, { password: 'wrong' }])
    await expect(attempt(input)).rejects.toMatchObject({
      status: 422,
      body: { fields: { password: 'This isn’t your current password.' } },
    });
  app.clock.advance(60 * MINUTE_MS);
  const { tables } = await ada.call(session.exportUser, { password: TEST_PASSWORD });
  expect(tables['users']).toEqual([expect.objectContaining({ email: 'ada@example.com' })]);
});
