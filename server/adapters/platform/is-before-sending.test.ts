import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createTransport } from './transport.ts';
import { isBeforeSending } from './is-before-sending.ts';

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test.each([
  ['ENOTFOUND', 'getaddrinfo'],
  ['ECONNREFUSED', 'connect'],
  ['EHOSTUNREACH', 'connect'],
  ['ENETUNREACH', 'connect'],
])('after a failed connection attempt (%s), nothing was sent', (code, syscall) => {
  expect(isBeforeSending(systemError(code, syscall))).toBe(true);
});

test.each([
  ['EHOSTUNREACH', 'read'],
  ['ENETUNREACH', 'write'],
  ['ECONNREFUSED', 'read'],
  ['ECONNRESET', 'read'],
])('after a connection that broke later (%s on %s), the request may have been sent', (code, syscall) => {
  expect(isBeforeSending(systemError(code, syscall))).toBe(false);
});

test('if several addresses failed, nothing was sent only if all of them could not be reached', () => {
  const refused = systemError('ECONNREFUSED', 'connect');
  expect(isBeforeSending(new AggregateError([refused, refused]))).toBe(true);
  expect(isBeforeSending(new AggregateError([refused, systemError('ECONNRESET', 'read')]))).toBe(false);
});

const request = (port: number) => ({
  method: 'POST' as const,
  url: `http://127.0.0.1:${port}/api/submit`,
  headers: {},
  body: 'title=x',
  deadlineMs: 5_000,
});

test('a missing platform received nothing; one that closes the connection may have received the request', async () => {
  const server = createServer((socket) => void socket.once('data', () => socket.destroy())).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = createTransport();
  expect(await transport(request(port))).toMatchObject({ sent: true });
  server.close();
  await once(server, 'close');
  expect(await transport(request(port))).toMatchObject({ sent: false });
});
