import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, getUser, updateProfile } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { findFreePort } from '#test/server-process.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.as('ada');
});
afterAll(() => app.close());

const profile = (
  headers: Record<string, string | undefined>,
  payload: string | object = { firstName: 'Eve' },
) => ada.send({ method: 'PATCH', url: '/api/profile', payload, headers: headers as Record<string, string> });

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'http://127.0.0.1:3001', 'sec-fetch-site': undefined }],
  ['another scheme', { origin: 'https://127.0.0.1:3000', 'sec-fetch-site': undefined }],
  ['a null origin', { origin: 'null', 'sec-fetch-site': undefined }],
  ['a sibling subdomain', { origin: undefined, 'sec-fetch-site': 'same-site' }],
  ['no browser page', { origin: undefined, 'sec-fetch-site': 'none' }],
  ['a client without origin headers', { origin: undefined, 'sec-fetch-site': undefined }],
  ['a mixture', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
])('refuses a write from %s before any other check', async (_who, headers) => {
  const answer = await profile(headers, '{ not even json');
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'CROSS_SITE' });
});

test('refuses the sign-in form if another site sends it, even with the right password', async () => {
  const fields = { email: 'ada@example.com', password: TEST_PASSWORD };
  const answer = await app
    .visitor()
    .submit('/api/login', fields, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'where JSON is required, refuses a body declared as "%s"',
  async (type) => {
    const answer = await profile({ 'content-type': type }, '{"firstName":"Eve"}');
    expect(answer.statusCode).toBe(415);
  },
);

test('a route that reads no body accepts any content type', async () => {
  const answer = await ada.send({
    method: 'DELETE',
    url: '/api/sessions/ses_none',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(404);
});

test('refuses a body of 10 MB as too large', async () => {
  const answer = await profile({}, { firstName: 'x'.repeat(10 * 1024 * 1024) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test.each(['{', '[1', '"text"', 'null', '{"__proto__": {"admin": true}}'])(
  'refuses a body other than a JSON object: %s',
  async (body) => {
    const answer = await profile({ 'content-type': 'application/json' }, body);
    expect([400, 422]).toContain(answer.statusCode);
  },
);

test.each(['a\u0000b', '\ud800'])('refuses text that a database cannot store', async (firstName) => {
  const answer = await profile({ 'content-type': 'application/json' }, JSON.stringify({ firstName }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toHaveProperty('firstName');
});

test('reports every invalid field, and says what to do', async () => {
  const refused = ada.call(changePassword, { newPassword: 'short' });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', fields: { newPassword: 'Use at least 8 characters.' } },
  });
  const wrongKind = await profile({ 'content-type': 'application/json' }, '{"firstName": 7}');
  expect(wrongKind.json().fields).toHaveProperty('firstName');
});

test('without a session, answers 401 in JSON', async () => {
  await expect(app.visitor().call(getUser)).rejects.toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
  await expect(app.visitor().call(updateProfile, {})).rejects.toMatchObject({ status: 401 });
});

test('answers 404 for an unknown address and 405 for a wrong method, each in JSON', async () => {
  const unknown = await ada.send({ method: 'GET', url: '/api/no-such-thing' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
  const wrong = await ada.send({ method: 'PUT', url: '/api/profile', payload: {} });
  expect([wrong.statusCode, wrong.json().code, wrong.headers.allow]).toEqual([
    405,
    'METHOD_NOT_ALLOWED',
    'PATCH',
  ]);
});

test('hides the details of an unexpected error, and logs them under the request id that it shows', async () => {
  const broken = await createTestApp();
  const client = await broken.as('ada');
  await broken.base.db.schema.dropTable('audit_events').execute();
  const answer = await client.send({ method: 'PATCH', url: '/api/profile', payload: { firstName: 'Eve' } });
  expect(answer.statusCode).toBe(500);
  const id = String(answer.headers['x-request-id']);
  expect(answer.json().message).toContain(id);
  expect(answer.body).not.toMatch(/audit_events|sql/i);
  expect(broken.logLines.find((line) => line.includes('unexpected error'))).toContain(id);
  await broken.close();
});

test('pages allow only our own scripts, and no framing', async () => {
  const { headers } = await app.visitor().send({ method: 'GET', url: '/api/login' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('redirects other loopback names to PUBLIC_URL', async () => {
  const answer = await app
    .visitor()
    .send({ method: 'GET', url: '/api/login?local=1', headers: { host: 'localhost:3000' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    307,
    'http://127.0.0.1:3000/api/login?local=1',
  ]);
});

test('health, readiness and metrics need no session', async () => {
  const get = (url: string) => app.visitor().send({ method: 'GET', url });
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await get('/readyz')).json()).toMatchObject({
    status: 'ready',
    database: { ok: true },
    worker: true,
  });
  expect((await get('/metrics')).body).toContain('threadwell_http_request_seconds_count');
});

test('reports itself as not ready while its sandbox does not answer', async () => {
  const beside = await createTestApp({ SANDBOX: 'on', SANDBOX_PORT: String(await findFreePort()) });
  const answer = await beside.visitor().send({ method: 'GET', url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ status: 'not ready', database: { ok: true }, sandbox: false });
  await beside.close();
});

test('the OpenAPI description has every endpoint with its errors', async () => {
  const api = (await app.visitor().send({ method: 'GET', url: '/api/openapi.json' })).json();
  expect(Object.keys(api.paths)).toEqual(
    expect.arrayContaining(['/api/auth/user', '/api/sessions/{id}', '/api/events', '/api/login']),
  );
  expect(api.paths['/api/password'].post.responses).toHaveProperty('422');
  expect(api.paths['/api/events'].get.responses['200'].content).toHaveProperty('text/event-stream');
  const page = await app.visitor().send({ method: 'GET', url: '/api/docs' });
  expect(page.body).toContain('PATCH /api/profile');
});

test('logs requests without queries, passwords or tokens', async () => {
  const visitor = app.visitor();
  await visitor.submit('/api/login?code=a-secret-code', {
    email: 'ada@example.com',
    password: TEST_PASSWORD,
  });
  const log = app.logLines.join('\n');
  expect(log).toContain('"path":"/api/login"');
  for (const secret of ['a-secret-code', TEST_PASSWORD, visitor.cookies.get('threadwell_session')!]) {
    expect(log).not.toContain(secret);
  }
});

test('request ids do not reveal the number of requests', async () => {
  const ids = [];
  for (let count = 0; count < 3; count++) {
    const answer = await app.visitor().send({ method: 'GET', url: '/healthz' });
    ids.push(String(answer.headers['x-request-id']));
  }
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(3);
});

test.each([
  ['/api/auth/user', 'application/json; charset=utf-8'],
  ['/api/login', 'text/html; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/no-such-thing', 'application/json; charset=utf-8'],
])('%s declares its type and encoding', async (url, type) => {
  const answer = await app.visitor().send({ method: 'GET', url });
  expect(answer.headers['content-type']).toBe(type);
});

test('cookies are HttpOnly and SameSite=Lax', async () => {
  const person = { email: 'cookies@example.com', password: TEST_PASSWORD };
  const answer = await app.visitor().submit('/api/signup', person);
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
});
