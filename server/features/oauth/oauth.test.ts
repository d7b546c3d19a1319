import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createKey, listKeys } from '#contract/keys/api-keys.ts';
import { createPost, listPosts } from '#contract/posts.ts';
import { deleteUser } from '#contract/session.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { publicUrl } = app.base.config;

const HOUR_MS = 3_600_000;
const BACK = 'https://agent.example/callback';
const VERIFIER = 'v'.repeat(64);
const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
/** A client on a server of its own: no cookie, no page of ours. */
const agent = app.visitor();
const ELSEWHERE = { origin: undefined, 'sec-fetch-site': undefined };

async function register(redirect_uris = [BACK], client_name = 'Agent <b>') {
  return await agent.send({
    method: 'POST',
    url: '/oauth/register',
    payload: { client_name, redirect_uris },
    headers: ELSEWHERE as never,
  });
}
const clientId = (await register()).json<{ client_id: string }>().client_id;

const ask = (client: TestClient, change: Record<string, string | undefined> = {}) => {
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: BACK,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'read draft schedule admin',
    state: 'xyz',
    ...change,
  };
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return client.send({ method: 'GET', url: `/oauth/authorize?${new URLSearchParams(given)}` });
};

async function decide(client: TestClient, fields: Record<string, string>, change = {}) {
  const { body } = await ask(client, change);
  const request = /name="request" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const answer = await client.submit('/oauth/authorize', { request, ...fields });
  return new URL(answer.headers['location'] ?? 'none:');
}
const allow = (client: TestClient, change = {}) =>
  decide(client, { decision: 'allow', read: 'on', draft: 'on' }, change);

const exchange = (code: string, change: Record<string, string> = {}) =>
  agent.submit(
    '/oauth/token',
    {
      grant_type: 'authorization_code',
      code,
      code_verifier: VERIFIER,
      client_id: clientId,
      redirect_uri: BACK,
      ...change,
    },
    ELSEWHERE as never,
  );

test('a client that knows only the address finds where to get a key', async () => {
  const read = async (url: string) =>
    (await agent.send({ method: 'GET', url })).json<Record<string, unknown>>();
  const resource = await read('/.well-known/oauth-protected-resource');
  expect(resource).toMatchObject({ resource: `${publicUrl}/mcp`, authorization_servers: [publicUrl] });
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/oauth/token`,
    code_challenge_methods_supported: ['S256'],
  });
});

test('a user connects a client, which gets a key with the chosen scopes that asks first', async () => {
  const ada = await app.as('ada');
  const page = await ask(ada);
  expect(page.body).toContain('Connect Agent &lt;b&gt;?');
  expect(page.body).toContain('agent.example');
  expect(page.body).not.toContain('name="publish"');
  expect(page.headers['content-security-policy']).toContain("form-action https://agent.example 'self'");
  const back = await allow(ada);
  expect(back.href.startsWith(BACK)).toBe(true);
  expect(back.searchParams.get('state')).toBe('xyz');
  expect(back.searchParams.get('iss')).toBe(publicUrl);
  const { access_token: key, scope } = (await exchange(back.searchParams.get('code') ?? '')).json<
    Record<string, string>
  >();
  expect(scope).toBe('read draft');
  const tool = createTestClient(app.http, app.base, undefined, key);
  expect(await tool.call(createPost, { content: 'A draft.', subreddit: 'webdev' })).toMatchObject({
    phase: 'draft',
  });
  expect(await ada.call(listKeys)).toMatchObject([{ name: 'Agent <b>', asksFirst: true }]);
});

test('a code works once, for a minute, and only for its client', async () => {
  const ada = await app.as('ada');
  const code = async () => (await allow(ada)).searchParams.get('code') ?? '';
  const once = await code();
  expect((await exchange(once, { code_verifier: 'x'.repeat(64) })).json()).toMatchObject({
    error: 'invalid_grant',
  });
  expect((await exchange(once, { redirect_uri: `${BACK}/x` })).json()).toMatchObject({
    error: 'invalid_grant',
  });
  const other = (await register()).json<{ client_id: string }>().client_id;
  expect((await exchange(once, { client_id: other })).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await exchange(once)).statusCode).toBe(200);
  expect((await exchange(once)).json()).toMatchObject({ error: 'invalid_grant' });
  const late = await code();
  app.clock.advance(60_000);
  expect((await exchange(late)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('a form is no code, a code is no form, and a form lasts an hour', async () => {
  const ada = await app.as('ada');
  const request = /name="request" value="([^"]+)"/.exec((await ask(ada)).body)?.[1] ?? '';
  expect((await exchange(request)).json()).toMatchObject({ error: 'invalid_grant' });
  const submit = (given: string) =>
    ada.submit('/oauth/authorize', { request: given, decision: 'allow', read: 'on' });
  const code = new URL((await submit(request)).headers['location'] ?? '').searchParams.get('code') ?? '';
  expect((await submit(code)).statusCode).toBe(400);
  app.clock.advance(HOUR_MS);
  expect((await submit(request)).statusCode).toBe(400);
});

test('the code of a deleted user gives no key', async () => {
  const gone = await app.as('gone');
  const code = (await allow(gone)).searchParams.get('code') ?? '';
  await gone.call(deleteUser, { confirmEmail: gone.user?.email, password: TEST_PASSWORD });
  expect((await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('a user who cancels, or chooses no scope, gives nothing', async () => {
  const ada = await app.as('ada');
  for (const fields of [{ decision: 'deny', read: 'on' }, { decision: 'allow' }]) {
    const back = await decide(ada, fields as never);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  }
});

test.each([
  ['another address', { redirect_uri: 'https://evil.example/callback' }],
  ['another port', { redirect_uri: 'https://agent.example:8443/callback' }],
  ['no PKCE', { code_challenge: undefined }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['an unknown client', { client_id: 'x' }],
  ['another server', { resource: 'https://other.example/mcp' }],
])('a request with %s is refused on our page', async (_what, change) => {
  const answer = await ask(await app.as('ada'), change);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['location']).toBeUndefined();
  expect(answer.body).not.toContain('name="request"');
});

test.each([
  'http://agent.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'view-source:https://agent.example/',
  'wss://agent.example/',
  'https://a@b.example/',
  'https://:a@b.example/',
  'https://agent.example/x#part',
  'https://agent.example;sandbox/',
  'https://agent.example,other/',
  'https://agent.example/é',
])('a client can’t register %s', async (uri) => {
  expect((await register([uri])).json()).toMatchObject({ error: 'invalid_request' });
});

test('the consent page shows an app’s whole address, and a name without hidden characters', async () => {
  const name = 'Agent\u202E \n\u0007one';
  const { client_id } = (await register(['evil://agent.example/cb'], name)).json<{ client_id: string }>();
  const { body } = await ask(await app.as('ada'), { client_id, redirect_uri: 'evil://agent.example/cb' });
  expect(body).toContain('<h1>Connect Agent one?</h1>');
  expect(body).toContain('evil://agent.example/cb');
});

test('a request for scopes that don’t exist is refused, and one without scopes asks for the usual ones', async () => {
  const ada = await app.as('ada');
  expect(await ask(ada, { scope: 'admin' })).toMatchObject({ statusCode: 400 });
  expect((await ask(ada, { scope: '' })).body).toContain('name="draft"');
});

test('of 8 clients with the same code at the same time one gets a key, which the others revoke', async () => {
  const ada = await app.as('racer');
  const code = (await allow(ada)).searchParams.get('code') ?? '';
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await ada.call(listKeys)).toEqual([]);
});

test('a code that is used twice revokes its own key, and no other', async () => {
  const ada = await app.as('twice');
  const code = async () => (await allow(ada)).searchParams.get('code') ?? '';
  const [leaked, other] = [await code(), await code()];
  const { access_token: key } = (await exchange(leaked)).json<{ access_token: string }>();
  await exchange(other);
  const tool = createTestClient(app.http, app.base, undefined, key);
  await exchange(leaked, { code_verifier: 'x'.repeat(64) });
  expect(await tool.call(listPosts)).toEqual([]);
  for (let no = 0; no < 2; no++)
    expect((await exchange(leaked)).json()).toMatchObject({ error: 'invalid_grant' });
  await expect(tool.call(listPosts)).rejects.toMatchObject({ status: 401 });
  expect(await ada.call(listKeys)).toHaveLength(1);
});

test('a form gives no scope that the client didn’t ask for', async () => {
  const ada = await app.as('ada');
  const fields = { decision: 'allow', read: 'on', publish: 'on', admin: 'on' };
  const back = await decide(ada, fields, { scope: 'read' });
  const { scope } = (await exchange(back.searchParams.get('code') ?? '')).json<{ scope: string }>();
  expect(scope).toBe('read');
});

test('a workspace with too many keys learns so in words of OAuth', async () => {
  const cy = await app.as('cy');
  for (let no = 0; no < 50; no++) await cy.call(createKey, { name: `${no}`, scopes: ['read'] });
  const answer = await exchange((await allow(cy)).searchParams.get('code') ?? '');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: 'invalid_request',
    error_description: expect.stringContaining('50 API keys'),
  });
});

test('an app on the user’s machine may listen on any port', async () => {
  const { client_id } = (await register(['http://127.0.0.1:1/cb'])).json<{ client_id: string }>();
  const answer = await ask(await app.as('ada'), { client_id, redirect_uri: 'http://127.0.0.1:4711/cb' });
  expect(answer.statusCode).toBe(200);
});

test('a visitor signs in first, and a user cannot answer for another', async () => {
  expect((await ask(app.visitor())).body).toContain('Sign in first');
  const [ada, bob] = [await app.as('ada'), await app.as('bob')];
  const request = /name="request" value="([^"]+)"/.exec((await ask(ada)).body)?.[1] ?? '';
  const answer = await bob.submit('/oauth/authorize', { request, decision: 'allow', read: 'on' });
  expect(answer.statusCode).toBe(400);
  const foreign = await ada.submit(
    '/oauth/authorize',
    { request, decision: 'allow' },
    { origin: 'https://evil.example' },
  );
  expect(foreign.statusCode).toBe(403);
});

test.each([
  ['registrations', 60, 'oauth-register:%', () => register()],
  ['exchanges', 300, 'oauth-token:%', () => exchange('x')],
])('limits %s to %i per network and hour', async (_what, most, row, send) => {
  await send();
  const set = app.base.db.updateTable('rate_limits').where('key', 'like', row);
  await set.set({ count: most - 1 }).execute();
  expect((await send()).statusCode).not.toBe(429);
  expect((await send()).statusCode).toBe(429);
  app.clock.advance(HOUR_MS);
  expect((await send()).statusCode).not.toBe(429);
});

test('the key of a client expires after 30 days', async () => {
  const ada = await app.as('monthly');
  const code = (await allow(ada)).searchParams.get('code') ?? '';
  const { access_token: key } = (await exchange(code)).json<{ access_token: string }>();
  const tool = createTestClient(app.http, app.base, undefined, key);
  app.clock.advance(30 * 24 * HOUR_MS - 1);
  await tool.call(listPosts);
  app.clock.advance(1);
  await expect(tool.call(listPosts)).rejects.toMatchObject({ status: 401 });
});
