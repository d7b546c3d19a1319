import { afterAll, beforeAll, expect, test } from 'vitest';
import { listInvitations, makeInvitation } from '#contract/registering/invitations.ts';
import { getUser } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { signInAtProvider } from '#test/oidc-browser.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import type { TestClient } from '#test/test-client.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const CALLBACK = `${PUBLIC_URL}/api/login/callback`;

let oidc: OidcServer;
let app: TestApp;
beforeAll(async () => {
  oidc = await startOidcServer(CALLBACK);
  app = await createTestApp({ ...oidc.settings, SIGNUPS: 'first' });
});
afterAll(async () => {
  await app.close();
  await oidc.stop();
});

async function comeBack(visitor: TestClient, name: string) {
  oidc.people.set(name, { email: `${name}@example.com`, emailVerified: true });
  const begin = await visitor.send({ method: 'GET', url: '/api/login' });
  const back = await signInAtProvider(String(begin.headers.location), name, CALLBACK);
  return await visitor.send({ method: 'GET', url: back.slice(PUBLIC_URL.length) });
}

test('signs up one user per link through the provider, and none without a link', async () => {
  const owner = await app.as('owner');
  const { link } = await owner.call(makeInvitation);
  const [ben, eve, stranger] = [app.visitor(), app.visitor(), app.visitor()];
  for (const visitor of [ben, eve]) await visitor.submit('/api/invitation', { invitation: link });
  const page = await ben.send({ method: 'GET', url: '/api/invitation' });
  expect(page.body).toContain('Continue with your provider');
  // With a provider, passwords are off for invited users too.
  expect(page.body).not.toContain('action="/api/invitation/signup"');
  const form = { email: 'ben@example.com', password: TEST_PASSWORD };
  expect((await ben.submit('/api/invitation/signup', form)).statusCode).toBe(403);

  expect((await comeBack(stranger, 'stranger')).statusCode).toBe(403);
  expect((await comeBack(ben, 'ben')).statusCode).toBe(303);
  expect((await comeBack(eve, 'eve')).statusCode).toBe(403);
  expect(await ben.call(getUser)).toMatchObject({ email: 'ben@example.com' });
  expect((await owner.call(listInvitations)).items).toMatchObject([
    { state: 'used', usedBy: 'ben@example.com' },
  ]);
});

test('keeps the link valid when an existing user signs in through the provider', async () => {
  const owner = await app.as('owner');
  const { link, id } = await owner.call(makeInvitation);
  const ben = app.visitor();
  await ben.submit('/api/invitation', { invitation: link });
  expect((await comeBack(ben, 'ben')).statusCode).toBe(303);
  const { items } = await owner.call(listInvitations);
  expect(items.find((each) => each.id === id)).toMatchObject({ state: 'open' });
});
