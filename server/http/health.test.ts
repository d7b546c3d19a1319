import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const TOKEN = 'a token of many letters';

type Asked = { remoteAddress?: string; headers?: Record<string, string> };
async function measure(app: TestApp, { remoteAddress = '127.0.0.1', headers = {} }: Asked): Promise<number> {
  const asked: InjectOptions = {
    method: 'GET',
    url: '/metrics',
    remoteAddress,
    headers: { host: '127.0.0.1:3000', ...headers },
  };
  return (await app.http.inject(asked)).statusCode;
}

test('without a token, only this machine can read the metrics, and not through a proxy', async () => {
  const app = await createTestApp();
  expect(await measure(app, {})).toBe(200);
  expect(await measure(app, { remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
  expect(await measure(app, { remoteAddress: '203.0.113.9' })).toBe(404);
  expect(await measure(app, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  expect(await measure(app, { headers: { forwarded: 'for=127.0.0.1' } })).toBe(404);
  expect(await measure(app, { headers: { host: 'threadwell.example.com' } })).toBe(404);
  await app.close();
});

test('with a token, anyone who has it can read the metrics, from anywhere', async () => {
  const app = await createTestApp({ METRICS_TOKEN: TOKEN });
  const remoteAddress = '203.0.113.9';
  expect(await measure(app, { remoteAddress, headers: { authorization: `Bearer ${TOKEN}` } })).toBe(200);
  expect(await measure(app, { remoteAddress, headers: { authorization: `Bearer ${TOKEN}s` } })).toBe(401);
  expect(await measure(app, { headers: { authorization: 'Bearer another token!!!' } })).toBe(401);
  expect(await measure(app, {})).toBe(401);
  await app.close();
});
