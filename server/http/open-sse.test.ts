import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '#test/test-clock.ts';
import { openSse, type SseStream as Stream } from './open-sse.ts';
import { sendGrowingText } from './send-growing-text.ts';

let http: FastifyInstance;
let clock: TestClock;
let raw: ServerResponse;
let opened: PromiseWithResolvers<Stream>;
let closed: PromiseWithResolvers<void>;
const sockets: Socket[] = [];

beforeEach(async () => {
  http = fastify();
  clock = createTestClock();
  opened = Promise.withResolvers();
  closed = Promise.withResolvers();
  http.get('/stream', (_request, reply) => {
    raw = reply.raw;
    const { resolve } = closed;
    raw.on('close', () => resolve());
    opened.resolve(openSse(reply, clock));
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http.close();
});

/** A client that opens the stream and reads only on demand. */
async function openClient(): Promise<{ socket: Socket; stream: Stream }> {
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return { socket, stream: await opened.promise };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Writes until the kernel's buffers are full and the rest stays in ours. */
async function fill(stream: Stream, bytes: number): Promise<void> {
  while (!raw.destroyed && raw.writableLength < bytes) {
    stream.send(null, 'x'.repeat(50_000));
    await turn();
  }
}

test('never disconnects a reader that keeps reading', async () => {
  const { socket, stream } = await openClient();
  let read = '';
  socket.on('data', (chunk) => (read += String(chunk)));
  socket.resume();
  stream.send('text', { text: 'a' });
  await expect.poll(() => read).toContain('event: text\ndata: {"text":"a"}');
  for (let round = 0; round < 4; round += 1) clock.advance(25_000);
  await expect.poll(() => read.match(/: still here/g)?.length).toBe(4);
});

test('disconnects a reader at once when its buffer exceeds the limit', async () => {
  const { stream } = await openClient();
  await fill(stream, Number.POSITIVE_INFINITY);
  await closed.promise;
  expect(raw.destroyed).toBe(true);
});

test('disconnects a reader that reads nothing for 30 s after the end, and stops the heartbeat', async () => {
  const { stream } = await openClient();
  await fill(stream, 300_000);
  stream.end();
  clock.advance(29_000);
  stream.send(null, 'after the end');
  clock.advance(1_000);
  await closed.promise;
  // No timer is left: neither a heartbeat nor a cut-off.
  expect(clock.nextIn()).toBe(Number.POSITIVE_INFINITY);
});

test('disconnects a reader that reads nothing for 30 s before the end', async () => {
  const { stream } = await openClient();
  await fill(stream, 300_000);
  clock.advance(30_000);
  await closed.promise;
  expect(raw.destroyed).toBe(true);
});

test('keeps a reader that catches up in time', async () => {
  const { socket, stream } = await openClient();
  await fill(stream, 300_000);
  clock.advance(20_000);
  socket.on('data', () => {});
  socket.resume();
  await expect.poll(() => raw.writableLength).toBe(0);
  clock.advance(20_000);
  expect(raw.destroyed).toBe(false);
});

test('when a connection breaks, its heartbeat stops', async () => {
  const { socket } = await openClient();
  socket.destroy();
  await closed.promise;
  // No timer is left: neither a heartbeat nor a cut-off.
  expect(clock.nextIn()).toBe(Number.POSITIVE_INFINITY);
});

test('sends only the new part of a growing text, at most every 50 ms, and always its end', async () => {
  const { socket, stream } = await openClient();
  let read = '';
  socket.on('data', (chunk) => (read += String(chunk)));
  socket.resume();
  const grow = sendGrowingText(stream, clock);
  for (const [soFar, ms] of [
    ['One', 20],
    ['One t', 29],
    ['One two', 1],
    ['One two three', 50],
    ['Another', 50],
  ] as const) {
    grow(soFar);
    clock.advance(ms);
  }
  stream.end();
  await closed.promise;
  await expect
    .poll(() => [...read.matchAll(/^data: (.*)\r?$/gm)].map(([, data = '']) => JSON.parse(data) as unknown))
    .toEqual([
      { kept: 0, text: 'One' },
      { kept: 3, text: ' two' },
      { kept: 7, text: ' three' },
      { kept: 0, text: 'Another' },
    ]);
});

test('sends a growing text to a slow reader only as fast as it reads', async () => {
  const { stream } = await openClient();
  await fill(stream, 300_000);
  const waiting = raw.writableLength;
  sendGrowingText(stream, clock)('One');
  expect(raw.writableLength).toBe(waiting);
});
