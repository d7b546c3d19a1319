import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request over a real connection, as a browser would. */
const ask = (client: TestClient, more: Record<string, string> = {}, path = '/api/posts') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = app.http.server.address() as AddressInfo;
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: new URL(app.base.config.publicUrl).host, cookie, ...more };
    request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      text(answer).then((body) => resolve({ status, headers: received, body }), reject);
    })
      .once('error', reject)
      .end();
  });

const withPost = async (name: string) => {
  const client = await app.as(name);
  await client.call(createPost, { title: name, content: `A text of ${name}`, subreddit: 'webdev' });
  const etag = String((await ask(client)).headers.etag);
  return { client, known: { 'if-none-match': etag } };
};

test('does not send an unchanged list, and logs each request once', async () => {
  const { client, known } = await withPost('ada');
  const lines = app.logLines.length;
  const { status, headers, body } = await ask(client, known);
  expect({ status, body }).toEqual({ status: 304, body: '' });
  expect(headers).toMatchObject({ etag: known['if-none-match'], 'cache-control': 'private, no-cache' });
  expect(app.logLines.slice(lines).map((line) => JSON.parse(line) as object)).toMatchObject([
    { method: 'GET', path: '/api/posts', status: 304 },
  ]);
});

test('sends the whole list after a change or for another ETag', async () => {
  const { client, known } = await withPost('ben');
  expect((await ask(client, { 'if-none-match': '"another"' })).status).toBe(200);
  await client.call(createPost, { content: 'One more', subreddit: 'webdev' });
  const { status, body } = await ask(client, known);
  expect([status, (JSON.parse(body) as unknown[]).length]).toEqual([200, 2]);
});

test('an ETag does not give strangers, visitors or ended sessions access', async () => {
  const { client, known } = await withPost('cleo');
  const stranger = await ask((await withPost('dora')).client, known);
  expect([stranger.status, stranger.body.includes('cleo')]).toEqual([200, false]);
  expect((await ask(app.visitor(), known)).status).toBe(401);
  const cookies = new Map(client.cookies);
  await client.send({ method: 'GET', url: '/api/logout' });
  expect((await ask({ ...client, cookies }, known)).status).toBe(401);
});

test('handles any other request normally', async () => {
  const { client, known } = await withPost('emil');
  expect((await ask(client, { ...known, host: 'localhost:3000' })).status).toBe(307);
  const { status, headers } = await ask(client, known, '/api/posts?a=b');
  expect([status, headers['x-content-type-options']]).toEqual([304, 'nosniff']);
});
