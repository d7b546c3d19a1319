import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUser } from '#contract/session.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { signInAtProvider } from '#test/oidc-browser.ts';
import { type OidcServer, startOidcServer } from '#test/oidc-server.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const CALLBACK = `${PUBLIC_URL}/api/login/callback`;
const person = (name: string) => ({ email: `${name}@example.com`, password: TEST_PASSWORD });

let oidc: OidcServer;
beforeAll(async () => {
  oidc = await startOidcServer(CALLBACK);
});
afterAll(() => oidc.stop());

test('with SIGNUPS=provider, registers anyone with a verified address through the provider', async () => {
  const app = await createTestApp({ ...oidc.settings, SIGNUPS: 'provider' });
  for (const name of ['one', 'two']) {
    oidc.people.set(name, { email: `${name}@example.com`, emailVerified: true });
    const visitor = app.visitor();
    const begin = await visitor.send({ method: 'GET', url: '/api/login' });
    const back = await signInAtProvider(String(begin.headers.location), name, CALLBACK);
    const answer = await visitor.send({ method: 'GET', url: back.slice(PUBLIC_URL.length) });
    expect(answer.statusCode).toBe(303);
    expect(await visitor.call(getUser)).toMatchObject({ email: `${name}@example.com` });
  }
  await app.close();
});

test('with SIGNUPS=provider, rejects password sign-ups and sign-ins', async () => {
  const earlier = await createTestApp({ ...oidc.settings, SIGNUPS: 'provider' });
  await earlier.as('one');
  for (const [url, name] of [
    ['/api/signup', 'two'],
    ['/api/login', 'one'],
  ] as const) {
    const visitor = earlier.visitor();
    const answer = await visitor.submit(url, person(name));
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('through its provider only');
    expect(answer.body).toContain('Continue with your provider');
    expect(answer.body).not.toContain('<form');
    await expect(visitor.call(getUser)).rejects.toMatchObject({ status: 401 });
  }
  const page = await earlier.visitor().send({ method: 'GET', url: '/api/login?local=1' });
  expect(page.statusCode).toBe(302);
  await earlier.close();
});

test.each(['open', 'first'])(
  'with a provider and SIGNUPS=%s, rejects password sign-ups and shows no form',
  async (signUps) => {
    const app = await createTestApp({ ...oidc.settings, SIGNUPS: signUps });
    const answer = await app.visitor().submit('/api/signup', person('mike'));
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('LOCAL_SIGNUPS=on');
    const page = (await app.visitor().send({ method: 'GET', url: '/api/login?local=1' })).body;
    expect(page).toContain('action="/api/login"');
    expect(page).not.toContain('action="/api/signup"');
    await app.close();
  },
);

test('with LOCAL_SIGNUPS=on, accepts password sign-ups beside a provider', async () => {
  const app = await createTestApp({ ...oidc.settings, SIGNUPS: 'open', LOCAL_SIGNUPS: 'on' });
  const page = (await app.visitor().send({ method: 'GET', url: '/api/login?local=1' })).body;
  expect(page).toContain('action="/api/signup"');
  expect((await app.visitor().submit('/api/signup', person('mike'))).statusCode).toBe(303);
  await app.close();
});
