import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from '#test/server-process.ts';
import { serverProcesses } from '#test/server-processes.ts';

const processes = serverProcesses();

test.each([
  ['an uncaught error', `throw new Error('Broken on purpose')`],
  ['an unhandled rejection', `void Promise.reject(new Error('Broken on purpose'))`],
])('logs %s, and exits with code 1', async (_what, breaking) => {
  const preload = `data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(breaking)}})`;
  const server = await processes.start({}, { preload });
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/Error: Broken on purpose\n +at /);
});

test('reports a port in use, with a remedy', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await processes.refusal({ PORT: String(port) })).toMatch(`Port ${port} is in use`);
  other.close();
});

test('names an invalid setting', async () => {
  expect(await processes.refusal({ SIGNUPS: 'sometimes' })).toMatch(
    'SIGNUPS must be first, open, closed or provider',
  );
});

test('warns of https without a trusted proxy, because rate limits would count all visitors as one', async () => {
  const address = { PUBLIC_URL: 'https://threadwell.example' };
  const warns = async (settings: Record<string, string>) =>
    (await processes.start({ ...address, ...settings })).said().includes('Set TRUST_PROXY=on.');
  expect(await warns({})).toBe(true);
  expect(await warns({ TRUST_PROXY: 'on' })).toBe(false);
});

test('keeps secrets out of the log', async () => {
  const server = await processes.start();
  await fetch(`${server.url}/api/login/callback?code=a-secret-code`);
  await server.stop();
  expect(server.said()).not.toContain('a-secret-code');
  expect(server.said()).not.toContain(processes.settings()['SECRET_KEY']);
});

test('runs the sandbox beside the server and stops it too', async () => {
  const port = await findFreePort();
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/_sandbox/state`).then(
      ({ ok }) => ok,
      () => false,
    );
  const settings = { SANDBOX: 'on', SANDBOX_PORT: String(port) };
  const server = await processes.start(settings);
  expect(await isUp()).toBe(true);
  expect(await server.stop()).toBe(0);
  expect(await isUp()).toBe(false);
  const killed = await processes.start(settings);
  await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
  killed.child.kill('SIGKILL');
  await expect.poll(isUp, { timeout: 20_000 }).toBe(false);
});
