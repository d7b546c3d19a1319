import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { watchServer } from '#test/hardening/watch-server.ts';
import type { TestClient } from '#test/test-client.ts';

/** Server and clients share this process, so the clients' cost counts against the server. */
const MOST_MS = 500;
const MOST_MB = 100;
const STREAMS = 10;
const EVENTS = 100_000;
const AT_ONCE = 20;
const SLOW = 300;
const BYTE_EVERY_MS = 100;
const TIME_LIMITS = { requestMs: 2_500, headersMs: 2_000, checkEveryMs: 100 };

let app: TestApp;
let http: TestApp['http'];
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  http = await createApp({
    base: app.base,
    workerHealthy: () => true,
    webRoot: 'none',
    timeLimits: TIME_LIMITS,
  });
  address = await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

/** A connection that the test closes, even if the server has not. */
function open(): { socket: Socket; isOver: () => boolean } {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  let isOver = false;
  socket.once('close', () => (isOver = true));
  return { socket, isOver: () => isOver };
}

const head = (line: string, ...more: string[]) =>
  [line, 'Host: 127.0.0.1:3000', ...more].join('\r\n') + '\r\n\r\n';

/** Opens the event stream and then stops reading. */
const listen = (client: TestClient) =>
  new Promise<void>((resolve) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { socket } = open();
    socket.once('data', () => resolve(void socket.pause()));
    socket.write(head('GET /api/events HTTP/1.1', `Cookie: ${cookie}`));
  });

const openStreams = async () => (await app.base.metrics.openStreams.get()).values[0]?.value ?? 0;
/** Advances the clock past the time limit. Events may still arrive late, so it advances more than once. */
const cutWhoWaits = () => {
  app.clock.advance(30_000);
  return openStreams();
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('stays responsive while readers of the event stream stop reading, and disconnects them', async () => {
  const ada = await app.as('ada');
  const changed = { workspaceId: ada.user!.workspaceId, topic: 'posts' } as const;
  const { slowestMs, grownMb } = await watchServer({ url: address, pid: process.pid }, async () => {
    for (let no = 0; no < STREAMS; no += 1) await listen(ada);
    expect(await openStreams()).toBe(STREAMS);
    // The operating system's buffers accept the first megabytes for each reader.
    for (let sent = 0; sent < EVENTS && (await openStreams()) > 0; sent += AT_ONCE) {
      const events = Array.from({ length: AT_ONCE }, (_, no) => ({ ...changed, version: sent + no }));
      await app.base.events.publish(app.base.db, ...events);
      await turn();
    }
    await expect.poll(cutWhoWaits).toBe(0);
  });
  expect(slowestMs).toBeLessThan(MOST_MS);
  expect(grownMb).toBeLessThan(MOST_MB);
});

test('stays responsive while hundreds of bodies arrive very slowly, and disconnects them', async () => {
  const slow = Array.from({ length: SLOW }, open);
  const form = 'Content-Type: application/x-www-form-urlencoded';
  const request = head(
    'POST /api/login HTTP/1.1',
    'Origin: http://127.0.0.1:3000',
    form,
    'Content-Length: 1000',
  );
  const { slowestMs, grownMb } = await watchServer({ url: address, pid: process.pid }, async () => {
    for (const { socket } of slow) socket.write(request);
    const dripping = setInterval(() => slow.forEach(({ socket }) => socket.write('a')), BYTE_EVERY_MS);
    onTestFinished(() => clearInterval(dripping));
    await expect.poll(() => slow.every(({ isOver }) => isOver())).toBe(true);
  });
  expect(slowestMs).toBeLessThan(MOST_MS);
  expect(grownMb).toBeLessThan(MOST_MB);
});
