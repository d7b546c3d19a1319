import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { createModel } from './create-model.ts';

const MEBIBYTE = 1024 * 1024;

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(baseUrl: string) {
  const settings = { provider: 'openai-compatible', model: 'endless', baseUrl, apiKey: null } as const;
  const model = createModel(settings, { clock: createTestClock() });
  return await model.generate({ system: '', prompt: 'Hello', schema: null, maxOutputTokens: 50 });
}

/** Writes until the reader disconnects, and counts the bytes. */
function writeOn(response: ServerResponse, piece: string, sent: { bytes: number }): void {
  const write = () => {
    while (!response.destroyed) {
      sent.bytes += piece.length;
      if (!response.write(piece)) break;
    }
  };
  response.on('drain', write);
  write();
}

test.each([
  ['an endless line', 200, 'x'.repeat(65_536), 8 * MEBIBYTE],
  ['an endless error', 500, `${'x'.repeat(1_000)}\n`, 8 * MEBIBYTE],
  ['endless events', 200, `: ${'x'.repeat(65_536)}\n\n`, 32 * MEBIBYTE],
])('aborts a server that sends %s', async (_what, status, piece, mostBytes) => {
  const sent = { bytes: 0 };
  const baseUrl = await serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    writeOn(response, piece, sent);
  });
  expect(await ask(baseUrl)).toMatchObject({ kind: 'failed' });
  expect(sent.bytes).toBeLessThan(mostBytes);
});

test('follows no redirect, because its target was never checked', async () => {
  let followed = false;
  const inner = await serve((_request, response) => {
    followed = true;
    response.end('{}');
  });
  const outer = await serve((_request, response) => {
    response.writeHead(302, { location: `${inner}/admin` }).end();
  });
  expect(await ask(outer)).toMatchObject({ kind: 'failed' });
  expect(followed).toBe(false);
});
