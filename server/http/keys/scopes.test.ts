import { afterAll, expect, test } from 'vitest';
import { SCOPES } from '#contract/endpoint.ts';
import { createKey } from '#contract/keys/api-keys.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { readBelongings } from '#test/hardening/belongings.ts';
import { type DescribedRoute, routeName, readRoutes } from '#test/hardening/described-routes.ts';
import { addOwnThings } from '#test/hardening/own-things.ts';
import { sampleRequest } from '#test/hardening/sample-input.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { REQUESTS_PER_WINDOW } from './key-limit.ts';

const app = await createTestApp();
afterAll(() => app.close());
const routes = (await readRoutes(app)).filter(
  ({ scopes, isPersonOnly }) => scopes.length > 0 || isPersonOnly,
);
const MINUTE_MS = 60_000;

async function ask(client: TestClient, route: DescribedRoute, id = 'none') {
  const { statusCode, body, headers } = await client.send(sampleRequest(route, { params: { id } }));
  return { status: statusCode, code: /"code":"(\w+)"/.exec(body)?.[1] ?? '', body, headers };
}

/** The expected answers. Routes that accept several scopes decide by their input; their own tests cover that. */
const isRight = ({ scopes, isPersonOnly }: DescribedRoute, scope: string, verdict: string): boolean => {
  if (isPersonOnly) return verdict === '403 PERSON_ONLY';
  if (!scopes.includes(scope)) return verdict === '403 SCOPE_MISSING';
  return verdict === 'admitted' || (scopes.length > 1 && verdict === '403 SCOPE_MISSING');
};
const KEY_CODES = new Set(['UNAUTHORIZED', 'SCOPE_MISSING', 'PERSON_ONLY']);
const verdictOf = ({ status, code }: { status: number; code: string }): string =>
  KEY_CODES.has(code) ? `${status} ${code}` : 'admitted';

test(
  `${routes.length} routes × ${SCOPES.length} scopes accept exactly the keys that the contract names`,
  { timeout: 60_000 },
  async () => {
    const faults: unknown[] = [];
    for (const scope of SCOPES) {
      const tool = await app.withKey('ada', { scopes: [scope] });
      for (const route of routes) {
        const verdict = verdictOf(await ask(tool, route));
        if (!isRight(route, scope, verdict)) faults.push([scope, routeName(route), verdict]);
      }
      app.clock.advance(MINUTE_MS);
    }
    expect(faults).toEqual([]);
    expect(routes.length).toBeGreaterThan(140);
  },
);

const own = routes.filter(({ isOwn }) => isOwn);
test(`answers 401 to 4 invalid keys beside a cookie on ${routes.length} routes, and without a key on ${own.length}`, async () => {
  const ada = await app.as('ada');
  const { key, id } = await ada.call(createKey, { name: 'lost', scopes: [...SCOPES] });
  await ada.send({ method: 'DELETE', url: `/api/api-keys/${id}` });
  const soon = new Date(app.clock.now() + MINUTE_MS).toISOString();
  const { key: short } = await ada.call(createKey, { name: 'short', scopes: [...SCOPES], expiresAt: soon });
  app.clock.advance(MINUTE_MS);
  const dead = { revoked: key, expired: short, unknown: `tw_${'x'.repeat(43)}`, mangled: key.slice(0, -1) };
  const before = await readBelongings(app, ada);
  const faults: unknown[] = [];
  for (const [kind, each] of Object.entries(dead)) {
    const tool = createTestClient(app.http, app.base, ada.user, each);
    for (const route of routes) {
      const { status } = await ask(tool, route);
      if (status !== 401) faults.push([kind, routeName(route), status]);
    }
  }
  for (const route of own) {
    const { status } = await ask(app.visitor(), route);
    if (status !== 401) faults.push(['none', routeName(route), status]);
  }
  expect(faults).toEqual([]);
  expect(await readBelongings(app, ada)).toEqual(before);
});

const byId = routes.filter(({ path }) => path.includes('{id}'));
test(`a key of another workspace gets no access: ${byId.length} of ${routes.length} routes by id`, async () => {
  const ada = await app.as('eve');
  const idOf = await addOwnThings(app, ada);
  const before = await readBelongings(app, ada);
  const tool = await app.withKey('bob', { asksFirst: false });
  const faults: unknown[] = [];
  for (const route of byId) {
    const { status } = await ask(tool, route, idOf(route));
    if (status !== (route.isPersonOnly ? 403 : 404)) faults.push([routeName(route), status]);
  }
  for (const route of routes.filter(({ path }) => !path.includes('{id}'))) {
    const { body } = await ask(tool, route);
    if (body.includes(ada.user!.workspaceId)) faults.push([routeName(route), body]);
  }
  expect(faults).toEqual([]);
  expect(await readBelongings(app, ada)).toEqual(before);
});

test('ignores a cookie beside a key', async () => {
  const bob = await app.as('bob');
  const { key } = await bob.call(createKey, { name: 'tool', scopes: ['read'] });
  const ada = await app.as('ada');
  const both = createTestClient(app.http, app.base, ada.user, key);
  const { body } = await both.send({ method: 'GET', url: '/api/auth/user' });
  expect(JSON.parse(body)).toMatchObject({ email: 'bob@example.com' });
});

test.each(['Bearer', 'bearer ', 'Bearer tw_one tw_two', 'Bearer  , Bearer x'])(
  'ignores a cookie beside the malformed key “%s”',
  async (authorization) => {
    const ada = await app.as('ada');
    const answer = await ada.send({ method: 'GET', url: '/api/posts', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  },
);

test('ignores a key in the URL of a request', async () => {
  const { key } = await (await app.as('ada')).call(createKey, { name: 'url', scopes: ['read'] });
  for (const name of ['access_token', 'key', 'authorization']) {
    const url = `/api/posts?${name}=${encodeURIComponent(`Bearer ${key}`)}`;
    expect((await app.visitor().send({ method: 'GET', url })).statusCode).toBe(401);
  }
});

test.each([
  ['POST', '/api/pots', 404],
  ['PUT', '/api/posts', 405],
  ['PUT', '/mcp', 404],
] as const)('says that a call of %s %s has the wrong address', async (method, url, status) => {
  const tool = await app.withKey('ada');
  expect((await tool.send({ method, url, payload: {} })).statusCode).toBe(status);
  const elsewhere = { origin: 'https://evil.example' };
  const stranger = await app.visitor().send({ method, url, payload: {}, headers: elsewhere });
  expect(stranger.statusCode).toBe(403);
});

test('counts down the key’s limit in headers, and refuses requests above it until the period ends', async () => {
  const tool = await app.withKey('cy', { scopes: ['read'] });
  const limits: unknown[] = [];
  for (let no = 0; no <= REQUESTS_PER_WINDOW; no++) {
    const { statusCode, headers } = await tool.send({ method: 'GET', url: '/api/api-keys' });
    limits.push([statusCode, headers['ratelimit-remaining']]);
  }
  expect(limits[0]).toEqual([403, `${REQUESTS_PER_WINDOW - 1}`]);
  expect(limits.at(-1)).toEqual([429, '0']);
  const { headers } = await tool.send({ method: 'GET', url: '/api/posts' });
  expect(headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-reset': '60', 'retry-after': '60' });
  app.clock.advance(MINUTE_MS);
  expect((await tool.send({ method: 'GET', url: '/api/posts' })).statusCode).toBe(200);
});

test('writes by a browser must still come from our own pages', async () => {
  const ada = await app.as('ada');
  const { statusCode } = await ada.send({
    method: 'POST',
    url: '/api/posts',
    headers: { origin: 'https://evil.example', authorization: 'Basic eDp5' },
    payload: {},
  });
  expect(statusCode).toBe(403);
});
