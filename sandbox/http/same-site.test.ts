import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const askAs = (host: string, method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = sandbox;
    const headers = { host: `${host}:${port}`, accept: 'text/html' };
    request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['GET', '/'],
  ['GET', '/r/saas/submit'],
  ['POST', '/r/saas/submit'],
  ['GET', '/api/v1/authorize'],
  ['POST', '/api/v1/authorize'],
  ['POST', '/api/v1/access_token'],
  ['GET', '/new/.rss'],
  ['GET', '/_sandbox/state'],
])('refuses %s %s under a foreign DNS name that points here', async (method, path) => {
  expect(await askAs('evil.example', method, path)).toBe(403);
});

test('serves every loopback name', async () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) expect(await askAs(host, 'GET', '/')).toBe(200);
});
