import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const LIMIT_MS = 2_500;
/** The system may drop the answer if the client was still writing. */
const CUT_OFF = /^(HTTP\/1\.1 408|$)/;
const BYTE_EVERY_MS = 20;
/** The number of pieces of a body: few enough to arrive in time on a busy machine. */
const PIECES = 8;

let app: TestApp;
let http: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  http = await createApp({
    base: app.base,
    workerHealthy: () => true,
    webRoot: 'none',
    timeLimits: { requestMs: LIMIT_MS, headersMs: 400, checkEveryMs: 50 },
  });
  address = await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const headersOf = (line: string, ...more: string[]) =>
  [
    line,
    `Host: ${new URL(app.base.config.publicUrl).host}`,
    `Origin: ${app.base.config.publicUrl}`,
    ...more,
  ].join('\r\n');
const FORM = 'Content-Type: application/x-www-form-urlencoded';

function open(): Socket {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  // The server may cut the connection in the middle of a write.
  return socket.on('error', () => {});
}

/** Sends a byte at intervals until the server closes the connection; returns its answer and the time it took. */
async function trickle(head: string): Promise<{ said: string; tookMs: number }> {
  const socket = open();
  const began = performance.now();
  socket.write(head);
  const dripping = setInterval(() => socket.write('a'), BYTE_EVERY_MS);
  const said = await text(socket).catch(() => '');
  clearInterval(dripping);
  socket.destroy();
  return { said, tookMs: performance.now() - began };
}

test('disconnects a client whose body arrives too slowly, and stays responsive', async () => {
  const head = headersOf('POST /api/login HTTP/1.1', FORM, 'Content-Length: 100000');
  const slow = Promise.all(Array.from({ length: 50 }, () => trickle(`${head}\r\n\r\n`)));
  let isOver = false;
  void slow.finally(() => (isOver = true));
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(isOver).toBe(false);
  for (const { said, tookMs } of await slow) {
    expect(said).toMatch(CUT_OFF);
    expect(tookMs).toBeGreaterThan(LIMIT_MS - 100);
  }
});

test('disconnects a client whose headers arrive too slowly even sooner', async () => {
  const { said, tookMs } = await trickle(headersOf('POST /api/login HTTP/1.1', 'X-Slow: '));
  expect(said).toMatch(CUT_OFF);
  expect(tookMs).toBeLessThan(LIMIT_MS);
});

test('accepts a long upload while data keeps arriving', async () => {
  const ada = await app.as('ada');
  const cookie = [...ada.cookies].map(([name, value]) => `Cookie: ${name}=${value}`);
  const body = Buffer.from(JSON.stringify({ firstName: 'Ada', lastName: 'x'.repeat(900_000) }));
  const socket = open();
  const said = text(socket);
  const json = 'Content-Type: application/json';
  const length = `Content-Length: ${body.length}`;
  const head = headersOf('PATCH /api/profile HTTP/1.1', ...cookie, json, length, 'Connection: close');
  socket.write(`${head}\r\n\r\n`);
  const size = Math.ceil(body.length / PIECES);
  let at = 0;
  const sending = setInterval(() => {
    socket.write(body.subarray(at, (at += size)));
    if (at >= body.length) clearInterval(sending);
  }, BYTE_EVERY_MS);
  expect(await said).toMatch(/^HTTP\/1\.1 422/);
});

test.each([
  ['a route that takes none', 'DELETE /api/sessions HTTP/1.1', 'Content-Type: image/png', 415],
  [
    'a route that takes none, as JSON',
    'DELETE /api/sessions HTTP/1.1',
    'Content-Type: application/json',
    415,
  ],
  ['a route that is not there', 'POST /api/nothing HTTP/1.1', 'Content-Type: image/png', 404],
  ['a page', 'GET /api/login HTTP/1.1', 'Content-Type: image/png', 200],
])('does not wait for a body sent to %s', async (_to, line, type, status) => {
  const socket = open();
  socket.write(`${headersOf(line, type, 'Content-Length: 200000000')}\r\n\r\n${'x'.repeat(1_000)}`);
  const said = await text(socket);
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
  expect(said).toMatch(/connection: close/i);
});

test('a route that reads no body accepts a content type without a body', async () => {
  const ada = await app.as('ada');
  const answer = await ada.send({
    method: 'DELETE',
    url: '/api/sessions/ses_unknown',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(404);
});
