import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUser } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addUser, TEST_PASSWORD } from '#test/factories.ts';
import { signInAtProvider } from '#test/oidc-browser.ts';
import { type OidcPerson, type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const CALLBACK = `${PUBLIC_URL}/api/login/callback`;

let oidc: OidcServer;
let app: TestApp;
beforeAll(async () => {
  oidc = await startOidcServer(CALLBACK);
  app = await createTestApp(oidc.settings);
});
afterAll(async () => {
  await app.close();
  await oidc.stop();
});

/** Follows the sign-in to the provider's redirect back to us. */
async function comeBack(
  visitor: TestClient,
  account: string,
  person: OidcPerson,
  url = '/api/login',
): Promise<string> {
  oidc.people.set(account, person);
  const begin = await visitor.send({ method: 'GET', url });
  expect(begin.statusCode).toBe(302);
  const back = await signInAtProvider(String(begin.headers.location), account, CALLBACK);
  return back.slice(PUBLIC_URL.length);
}

async function signInAs(account: string, person: OidcPerson) {
  const visitor = app.visitor();
  const url = await comeBack(visitor, account, person);
  return { visitor, answer: await visitor.send({ method: 'GET', url }) };
}

test('sends the provider a request for a code, with PKCE, state and nonce', async () => {
  const begin = await app.visitor().send({ method: 'GET', url: '/api/login' });
  const query = new URL(String(begin.headers.location)).searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('state')).toMatch(/.{20}/);
  expect(query.get('nonce')).toMatch(/.{20}/);
});

test('registers a new user and signs them in', async () => {
  const { visitor, answer } = await signInAs('grace', {
    email: 'Grace@Example.com',
    emailVerified: true,
    givenName: 'Grace',
  });
  expect(answer.statusCode).toBe(303);
  expect(await visitor.call(getUser)).toMatchObject({
    email: 'grace@example.com',
    firstName: 'Grace',
    hasPassword: false,
  });
});

test('identifies the user by issuer and subject, even after the address has changed', async () => {
  const first = await signInAs('mover', { email: 'before@example.com', emailVerified: true });
  const second = await signInAs('mover', { email: 'after@example.com', emailVerified: true });
  const [one, two] = [await first.visitor.call(getUser), await second.visitor.call(getUser)];
  expect(two.id).toBe(one.id);
});

test.each([
  ['password', '/settings#password'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/settings', '/'],
])('a sign-in with ?again=%s redirects to %s', async (again, place) => {
  const visitor = app.visitor();
  const person = { email: 'back@example.com', emailVerified: true };
  const url = await comeBack(visitor, 'back', person, `/api/login?again=${encodeURIComponent(again)}`);
  const { headers } = await visitor.send({ method: 'GET', url });
  expect(headers.location).toBe(place);
});

test('rejects a wrong state', async () => {
  const visitor = app.visitor();
  const url = await comeBack(visitor, 'wrong-state', { email: 'ws@example.com', emailVerified: true });
  const answer = await visitor.send({ method: 'GET', url: url.replace(/state=[^&]+/, 'state=made-up') });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Please start again');
  await expect(visitor.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('rejects a replayed callback', async () => {
  const visitor = app.visitor();
  const url = await comeBack(visitor, 'replayed', { email: 'replayed@example.com', emailVerified: true });
  const binding = new Map(visitor.cookies);
  expect((await visitor.send({ method: 'GET', url })).statusCode).toBe(303);
  const replay = app.visitor();
  for (const [name, value] of binding) replay.cookies.set(name, value);
  expect((await replay.send({ method: 'GET', url })).statusCode).toBe(400);
});

test('rejects a callback begun in another browser', async () => {
  const attacker = app.visitor();
  const url = await comeBack(attacker, 'attacker', { email: 'attacker@example.com', emailVerified: true });
  const victim = app.visitor();
  expect((await victim.send({ method: 'GET', url })).statusCode).toBe(400);
  await expect(victim.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('rejects an expired callback', async () => {
  const visitor = app.visitor();
  const url = await comeBack(visitor, 'slow', { email: 'slow@example.com', emailVerified: true });
  app.clock.advance(11 * 60_000);
  expect((await visitor.send({ method: 'GET', url })).statusCode).toBe(400);
});

test('rejects a code that the provider does not know', async () => {
  const visitor = app.visitor();
  const url = await comeBack(visitor, 'forged', { email: 'forged@example.com', emailVerified: true });
  const answer = await visitor.send({ method: 'GET', url: url.replace(/code=[^&]+/, 'code=forged') });
  expect(answer.statusCode).toBe(400);
});

test('shows a clear message when the user declines at the provider', async () => {
  const visitor = app.visitor();
  const begin = await visitor.send({ method: 'GET', url: '/api/login' });
  const state = new URL(String(begin.headers.location)).searchParams.get('state');
  const url = `/api/login/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(oidc.issuer)}`;
  const answer = await visitor.send({ method: 'GET', url });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('You didn’t allow the sign-in');
});

test('signs in the user whose address the provider has verified', async () => {
  const local = await app.as('linked');
  const before = await local.call(getUser);
  const { visitor, answer } = await signInAs('linked-there', {
    email: 'linked@example.com',
    emailVerified: true,
  });
  expect(answer.statusCode).toBe(303);
  expect((await visitor.call(getUser)).id).toBe(before.id);
});

test('the owner’s first sign-in locks out a stranger who registered the address before', async () => {
  const squatter = await app.as('squatted');
  await signInAs('owner-there', { email: 'squatted@example.com', emailVerified: true });
  await expect(squatter.call(getUser)).rejects.toMatchObject({ status: 401 });
  const again = await app
    .visitor()
    .submit('/api/login', { email: 'squatted@example.com', password: TEST_PASSWORD });
  expect(again.statusCode).toBe(401);
});

test.each(['first', 'closed'])(
  "with SIGNUPS=%s, linking an account keeps the owner's password and removes any other user's",
  async (SIGNUPS) => {
    const team = await createTestApp({ ...oidc.settings, SIGNUPS });
    const whenOpen = { ...team.base, config: { ...team.base.config, signups: 'open' } } as const;
    const linked = async (name: string) => {
      const local = createTestClient(team.http, team.base, await addUser(whenOpen, name));
      oidc.people.set(`${SIGNUPS}-${name}`, { email: `${name}@example.com`, emailVerified: true });
      const visitor = team.visitor();
      const begin = await visitor.send({ method: 'GET', url: '/api/login' });
      const back = await signInAtProvider(String(begin.headers.location), `${SIGNUPS}-${name}`, CALLBACK);
      const answer = await visitor.send({ method: 'GET', url: back.slice(PUBLIC_URL.length) });
      expect(answer.statusCode).toBe(303);
      const password = await team
        .visitor()
        .submit('/api/login', { email: `${name}@example.com`, password: TEST_PASSWORD });
      const session = await local.send({ method: 'GET', url: '/api/auth/user' });
      return [password.statusCode, session.statusCode];
    };
    const [owner, other] = [await linked('owner'), await linked('other')];
    expect([owner, other]).toEqual([
      [303, 200],
      [401, 401],
    ]);
    await team.close();
  },
);

test('rejects an address that the provider has not verified', async () => {
  await app.as('victim');
  const { visitor, answer } = await signInAs('claims-to-be', {
    email: 'victim@example.com',
    emailVerified: false,
  });
  expect(answer.statusCode).toBe(409);
  await expect(visitor.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('registers no one for an unverified address, so that a stranger never shares an account with its owner', async () => {
  const stranger = await signInAs('stranger', { email: 'owner@example.com', emailVerified: false });
  expect(stranger.answer.statusCode).toBe(403);
  expect(stranger.answer.body).toContain('hasn’t verified your email address');
  const owner = await signInAs('the-owner', { email: 'owner@example.com', emailVerified: true });
  expect(owner.answer.statusCode).toBe(303);
  const again = await signInAs('stranger', { email: 'owner@example.com', emailVerified: false });
  expect(again.answer.statusCode).toBe(409);
});

test.each([
  ['lookalike letters', 'mi\u212ae@example.com'],
  ['a tag', '<script>@example.com'],
  ['5,000 letters', `${'a'.repeat(5_000)}@example.com`],
])('treats an email address with %s as missing', async (_what, email) => {
  const { answer } = await signInAs(`odd-${email.length}-${email.charCodeAt(2)}`, {
    email,
    emailVerified: true,
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('didn’t share an email address');
});

test('registers no one without an email address', async () => {
  const { answer } = await signInAs('nameless', {});
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('didn’t share an email address');
});

test('still shows the password form to users with a password', async () => {
  await app.as('local');
  const visitor = app.visitor();
  const page = await visitor.send({ method: 'GET', url: '/api/login?local=1' });
  expect(page.body).toContain('action="/api/login"');
  const answer = await visitor.submit('/api/login', { email: 'local@example.com', password: TEST_PASSWORD });
  expect(answer.statusCode).toBe(303);
});

test('applies SIGNUPS to provider sign-ins', async () => {
  const closed = await createTestApp({ ...oidc.settings, SIGNUPS: 'closed' });
  const visitor = closed.visitor();
  oidc.people.set('late', { email: 'late@example.com', emailVerified: true });
  const begin = await visitor.send({ method: 'GET', url: '/api/login' });
  const back = await signInAtProvider(String(begin.headers.location), 'late', CALLBACK);
  const answer = await visitor.send({ method: 'GET', url: back.slice(PUBLIC_URL.length) });
  expect(answer.statusCode).toBe(403);
  await closed.close();
});

test('shows a plain message if the provider is unreachable', async () => {
  const lost = await createTestApp({ ...oidc.settings, OIDC_ISSUER: 'http://127.0.0.1:9' });
  const answer = await lost.visitor().send({ method: 'GET', url: '/api/login' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('isn’t responding');
  await lost.close();
});

test('stops a client that begins one sign-in after the other', async () => {
  const busy = await createTestApp(oidc.settings);
  const statuses = new Map<number, number>();
  for (let round = 0; round < 310; round++) {
    const { statusCode } = await busy.visitor().send({ method: 'GET', url: '/api/login' });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 302: 300, 429: 10 });
  const rows = await busy.base.db.selectFrom('provider_sign_ins').select('state_hash').execute();
  expect(rows).toHaveLength(300);
  busy.clock.advance(11 * 60_000);
  expect((await busy.visitor().send({ method: 'GET', url: '/api/login' })).statusCode).toBe(302);
  await busy.close();
});
