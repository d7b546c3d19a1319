import { expect, test } from 'vitest';
import { serverProcesses } from '#test/server-processes.ts';

const processes = serverProcesses();

test('the server starts, becomes ready, and exits cleanly on SIGTERM', async () => {
  const server = await processes.start();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('lets running requests finish on a stop', async () => {
  const server = await processes.start({ SIGNUPS: 'open' });
  const body = new URLSearchParams({ email: 'ada@example.com', password: 'correct horse' });
  const answer = fetch(`${server.url}/api/signup`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: server.url },
  });
  await expect.poll(() => fetch(`${server.url}/metrics`).then((metrics) => metrics.status)).toBe(200);
  const stopped = server.stop();
  expect((await answer).status).toBe(303);
  expect(await stopped).toBe(0);
});

test('refuses a secret key that does not match the database, and changes nothing', async () => {
  const first = await processes.start();
  await first.stop();
  expect(await processes.refusal({ SECRET_KEY: 'another key for tests, also long enough' })).toMatch(
    'SECRET_KEY does not fit',
  );
  const again = await processes.start();
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
});

test('on a public address, prints the set-up code at each start until an account exists', async () => {
  const outside = { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000', SIGNUPS: 'first' };
  const codeOf = async () => {
    const server = await processes.start(outside);
    const code = () => /set-up code: ([\w-]+)"/.exec(server.said())?.[1];
    await expect.poll(code).toBeTruthy();
    await server.stop();
    return code();
  };
  const code = await codeOf();
  expect(code).toMatch(/^\w{4}-/);
  expect(await codeOf()).toBe(code);
});
