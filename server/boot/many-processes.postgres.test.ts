import { expect, test } from 'vitest';
import { serverProcesses } from '#test/server-processes.ts';

const processes = serverProcesses();

test('two web processes and a worker share one PostgreSQL database', async () => {
  const settings = { SIGNUPS: 'open', PUBLIC_URL: 'http://threadwell.test' };
  const [worker, one, two] = [
    await processes.start({ ...settings, ROLES: 'worker' }),
    await processes.start({ ...settings, ROLES: 'web' }),
    await processes.start({ ...settings, ROLES: 'web' }),
  ];
  // The test database runs without synchronous_commit, so the server warns.
  expect(worker.said()).toContain('Set synchronous_commit = on');
  const headers = { origin: settings.PUBLIC_URL };
  // Every process prints the set-up code, no matter which one created it.
  const codeOf = () => /set-up code: ([\w-]+)"/.exec(two.said())?.[1] ?? '';
  await expect.poll(codeOf).toBeTruthy();
  const body = new URLSearchParams({
    email: 'ada@example.com',
    password: 'correct horse',
    setUpCode: codeOf(),
  });
  const signedUp = await fetch(`${one.url}/api/signup`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  const cookie = signedUp.headers.get('set-cookie')!.split(';')[0]!;
  expect((await fetch(`${two.url}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
  // A page connected to one process is notified of changes made by the other.
  const stream = await fetch(`${two.url}/api/events`, { headers: { cookie } });
  await fetch(`${one.url}/api/profile`, {
    method: 'PATCH',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    body: '{"firstName":"Ada"}',
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('"user"')) heard += (await reader.read()).value;
  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker.url}/api/auth/user`, { headers: { cookie } })).status).toBe(404);
  await fetch(`${two.url}/api/logout`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  expect((await fetch(`${one.url}/api/auth/user`, { headers: { cookie } })).status).toBe(401);
});
