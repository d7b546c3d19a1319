import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#test/server-process.ts';
import { serverProcesses } from '#test/server-processes.ts';

const processes = serverProcesses();

test('a second server on the same folder is refused, and the first goes on', async () => {
  const first = await processes.start();
  expect(await processes.refusal({})).toMatch('Another Threadwell server is using');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test('the folder is free again at once after a crash', async () => {
  const first = await processes.start();
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await processes.start();
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test('a folder that cannot be written is told', async () => {
  const file = join(processes.settings()['DATA_DIR']!, 'a-file');
  writeFileSync(file, '');
  expect(await processes.refusal({ DATA_DIR: join(file, 'inside') })).toMatch(
    /DATA_DIR .* cannot be written/,
  );
});

test('without a secret key one is made, readable by its owner only', async () => {
  await processes.start({ SECRET_KEY: '' });
  expect(statSync(join(processes.settings()['DATA_DIR']!, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a database that cannot be reached is told', async () => {
  const port = await freePort();
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  expect(await processes.refusal({ DATABASE_URL: url })).toMatch('DATABASE_URL cannot be reached');
});
