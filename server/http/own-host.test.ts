import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://threadwell.example.com' });
});
afterAll(() => app.close());

const visit = async (url: string, host: string) =>
  (await app.visitor().send({ method: 'GET', url, headers: { host } })).statusCode;

test.each(['evil.example', 'threadwell.example.com.evil.example', '10.0.0.7', 'threadwell'])(
  'answers no request for the host %s, because a foreign page could point that name at this machine',
  async (host) => {
    for (const url of ['/', '/api/login?local=1', '/api/auth/user', '/api/openapi.json'])
      expect(await visit(url, host)).toBe(421);
  },
);

test.each([
  'threadwell.example.com',
  'threadwell.example.com:8443',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
])('answers requests for the host %s', async (host) =>
  expect(await visit('/api/login?local=1', host)).toBe(200),
);

test('the rejection names the right address', async () => {
  const answer = await app.visitor().send({ method: 'GET', url: '/', headers: { host: 'evil.example' } });
  expect(answer.json()).toEqual({
    code: 'MISDIRECTED',
    message:
      'This Threadwell is at https://threadwell.example.com. Open it there, or set PUBLIC_URL to the address that you use.',
  });
});

test('answers health checks for any host', async () => {
  expect(await visit('/healthz', '10.0.0.7:3000')).toBe(200);
  expect(await visit('/readyz', 'threadwell-7d9f')).toBe(200);
});
