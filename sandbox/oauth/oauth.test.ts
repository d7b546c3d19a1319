import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASIC, startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

const CALLBACK = 'http://127.0.0.1:4000/callback';
const QUERY = {
  client_id: 'threadwell-sandbox',
  response_type: 'code',
  state: 'a state & more',
  redirect_uri: CALLBACK,
  duration: 'permanent',
  scope: 'identity read submit',
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const ask = (change: Partial<typeof QUERY> = {}) =>
  sandbox.fetch(`/api/v1/authorize?${new URLSearchParams({ ...QUERY, ...change }).toString()}`, {
    headers: { accept: 'text/html' },
  });

const decide = (decision: string, fields: Record<string, string> = {}) =>
  sandbox.fetch('/api/v1/authorize', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...QUERY, username: 'sandbox_ben', ...fields, decision }),
  });

const locationOf = (reply: { headers: Headers }) => new URL(reply.headers.get('location') ?? '');

const newCode = async (fields: Record<string, string> = {}) =>
  locationOf(await decide('allow', fields)).searchParams.get('code') ?? '';

const exchange = (code: string, redirectUri = CALLBACK) =>
  sandbox.token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });

test('the consent page names the app and offers the members, Allow and Deny', async () => {
  const page = await ask();
  expect(page.status).toBe(200);
  expect(page.text).toContain('Allow Threadwell to use this account?');
  expect(page.text).toContain('Afterwards you are back at 127.0.0.1');
  expect(page.text).toContain('<option value="sandbox_cleo">');
  expect(page.text).toContain('name="decision" value="allow"');
  expect(page.text).toContain('name="decision" value="deny"');
  expect(page.text).toContain('a state &amp; more');
  expect(page.text).toMatch(/<button[^>]* aria-describedby="username scopes"[^>]*>Allow/);
  expect(page.text).toContain('<ul id="scopes">');
});

test.each([
  ['an unknown client', { client_id: 'somebody' }],
  ['a redirect to another machine', { redirect_uri: 'https://evil.example/cb' }],
  ['an unknown response type', { response_type: 'password' }],
  ['an unknown scope', { scope: 'everything' }],
])('shows %s as a 400 page without a redirect', async (_, change) => {
  const page = await ask(change);
  expect(page.status).toBe(400);
  expect(page.headers.get('location')).toBeNull();
});

test('a request without state is redirected with invalid_request', async () => {
  const reply = await ask({ state: '' });
  expect(locationOf(reply).searchParams.get('error')).toBe('invalid_request');
});

test('denying redirects with the state and access_denied', async () => {
  const back = locationOf(await decide('deny')).searchParams;
  expect(back.get('error')).toBe('access_denied');
  expect(back.get('state')).toBe(QUERY.state);
});

test('refuses a consent form submitted from another site', async () => {
  const reply = await sandbox.fetch('/api/v1/authorize', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ ...QUERY, username: 'sandbox_ben', decision: 'allow' }),
  });
  expect(reply.status).toBe(400);
});

test('exchanges a code once for an access token and a refresh token', async () => {
  const code = await newCode();
  const first = await exchange(code);
  expect(first.status).toBe(200);
  expect(Object.keys(Object(first.json)).toSorted()).toEqual(
    ['access_token', 'expires_in', 'refresh_token', 'scope', 'token_type'].toSorted(),
  );
  expect(first.at('expires_in')).toBe(86_400);
  const me = await sandbox.session(String(first.at('access_token'))).get('/api/v1/me');
  expect(me.at('name')).toBe('sandbox_ben');
  expect((await exchange(code)).status).toBe(400);
});

test('gives no refresh token for a temporary consent', async () => {
  const reply = await exchange(await newCode({ duration: 'temporary' }));
  expect(reply.at('refresh_token')).toBeUndefined();
});

test('a code is bound to its redirect URI and expires after ten minutes', async () => {
  expect((await exchange(await newCode(), 'http://127.0.0.1:5000/other')).status).toBe(400);
  const code = await newCode();
  sandbox.advance(601_000);
  expect((await exchange(code)).status).toBe(400);
});

test('can be set to answer an invalid code in the older format', async () => {
  await sandbox.control({ set: { badCodeAnswer: 'invalid-grant' } });
  const reply = await exchange('nonsense');
  expect([reply.status, reply.json]).toEqual([200, { error: 'invalid_grant' }]);
  await sandbox.control({ reset: true });
});

test('a refresh keeps the refresh token unless rotation is switched on', async () => {
  const first = await exchange(await newCode());
  const old = String(first.at('refresh_token'));
  const kept = await sandbox.token({ grant_type: 'refresh_token', refresh_token: old });
  expect(kept.at('refresh_token')).toBe(old);
  await sandbox.control({ set: { rotateRefreshTokens: true } });
  const rotated = await sandbox.token({ grant_type: 'refresh_token', refresh_token: old });
  await sandbox.control({ reset: true });
  expect(rotated.at('refresh_token')).not.toBe(old);
  const again = await sandbox.token({ grant_type: 'refresh_token', refresh_token: old });
  expect([again.status, again.json]).toEqual([400, { message: 'Bad Request', error: 400 }]);
});

test('an access token expires after its lifetime', async () => {
  await sandbox.control({ set: { tokenLifetimeSeconds: 60 } });
  const session = await sandbox.signIn();
  await sandbox.control({ reset: true });
  expect((await session.get('/api/v1/me')).status).toBe(200);
  sandbox.advance(61_000);
  const reply = await session.get('/api/v1/me');
  expect([reply.status, reply.json]).toEqual([401, { message: 'Unauthorized', error: 401 }]);
  expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="reddit", error="invalid_token"');
});

test('revoking a refresh token revokes its access tokens too', async () => {
  const first = await exchange(await newCode());
  const token = String(first.at('refresh_token'));
  const revoked = await sandbox.fetch('/api/v1/revoke_token', {
    method: 'POST',
    headers: { authorization: BASIC },
    body: new URLSearchParams({ token, token_type_hint: 'refresh_token' }),
  });
  expect([revoked.status, revoked.text]).toEqual([200, '']);
  expect((await sandbox.token({ grant_type: 'refresh_token', refresh_token: token })).status).toBe(400);
  expect((await sandbox.session(String(first.at('access_token'))).get('/api/v1/me')).status).toBe(401);
});

test('the password grant accepts members only', async () => {
  const wrong = await sandbox.token({ grant_type: 'password', username: 'sandbox_ada', password: 'guess' });
  expect([wrong.status, wrong.json]).toEqual([200, { error: 'invalid_grant' }]);
  expect((await (await sandbox.signIn('sandbox_cleo')).get('/api/v1/me')).at('name')).toBe('sandbox_cleo');
});

test('an app without a member can read, but not write', async () => {
  const reply = await sandbox.token({ grant_type: 'client_credentials' });
  expect(reply.at('scope')).toBe('*');
  const session = sandbox.session(String(reply.at('access_token')));
  expect((await session.get('/r/saas/new')).children()).toHaveLength(25);
  expect((await session.get('/api/v1/me')).status).toBe(403);
  const post = await session.post('/api/submit', { sr: 'saas', kind: 'self', title: 'Hello', text: 'x' });
  expect(post.at('json', 'errors', 0, 0)).toBe('USER_REQUIRED');
});

test('returns an installed app’s device id, and refuses an id that is too short', async () => {
  const grant = 'https://oauth.reddit.com/grants/installed_client';
  const good = await sandbox.token({ grant_type: grant, device_id: 'DO_NOT_TRACK_THIS_DEVICE' });
  expect(good.at('device_id')).toBe('DO_NOT_TRACK_THIS_DEVICE');
  const bad = await sandbox.token({ grant_type: grant, device_id: 'short' });
  expect(bad.json).toEqual({ error: 'invalid_request', error_description: 'bad device_id' });
});

test('answers wrong client credentials and unknown grants differently', async () => {
  const wrong = await sandbox.fetch('/api/v1/access_token', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('threadwell-sandbox:nope')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="reddit"']);
  expect((await sandbox.token({ grant_type: 'magic' })).json).toEqual({ error: 'unsupported_grant_type' });
});

test('refuses a token that lacks the scope as insufficient_scope', async () => {
  const session = await sandbox.signIn('sandbox_ada', 'identity');
  const reply = await session.get('/r/saas/new');
  expect(reply.status).toBe(403);
  expect(reply.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
});

test('blocks calls without a token with an HTML page', async () => {
  const bare = await sandbox.fetch('/r/saas/new.json');
  expect(bare.status).toBe(403);
  expect(bare.headers.get('content-type')).toContain('text/html');
});
