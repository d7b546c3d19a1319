import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const USERS = 100;
const STREAMS_OF_ONE = 20;
const SILENT = 500;
/** The memory limit covers both sides, since the readers share this process. */
const MOST_MB = 200;
const MOST_MS = 500;

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const open = (): Socket =>
  connect((app.http.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});

/** Opens the event stream and then stops reading. */
const listen = (client: TestClient) =>
  new Promise<Socket>((resolve, reject) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = open();
    socket.write(`GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nCookie: ${cookie}\r\n\r\n`);
    socket.once('data', (head) => {
      socket.pause();
      if (String(head).startsWith('HTTP/1.1 200')) resolve(socket);
      else reject(new Error(String(head)));
    });
  });

/** The duration of the slowest of several answers. */
async function slowestAnswer(): Promise<number> {
  let slowest = 0;
  for (let asked = 0; asked < 20; asked += 1) {
    const from = performance.now();
    const { status } = await fetch(`${address}/healthz`);
    expect(status).toBe(200);
    slowest = Math.max(slowest, performance.now() - from);
  }
  return slowest;
}

test('2,000 idle streams and 500 silent connections need little memory, and the server stays responsive', async () => {
  const clients: TestClient[] = [];
  for (let no = 0; no < USERS; no += 1) clients.push(await app.as(`reader${no}`));
  const before = process.memoryUsage().rss;
  const silent = Array.from({ length: SILENT }, open);
  const streams: Socket[] = [];
  const leave = () => [...streams, ...silent].forEach((socket) => socket.destroy());
  onTestFinished(leave);
  for (const client of clients)
    streams.push(...(await Promise.all(Array.from({ length: STREAMS_OF_ONE }, () => listen(client)))));
  expect(streams).toHaveLength(USERS * STREAMS_OF_ONE);
  expect(await slowestAnswer()).toBeLessThan(MOST_MS);
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(MOST_MB);
  leave();
  await expect.poll(() => slowestAnswer()).toBeLessThan(MOST_MS);
});
