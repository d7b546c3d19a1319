import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#test/server-process.ts';
import { serverProcesses } from '#test/server-processes.ts';

const processes = serverProcesses();

test('a second server on the same folder is refused, and the first keeps running', async () => {
  const first = await processes.start();
  expect(await processes.refusal({})).toMatch('Another Threadwell server is using');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test('a crash releases the folder immediately', async () => {
  const first = await processes.start();
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await processes.start();
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test('an unwritable folder is reported', async () => {
  const file = join(processes.settings()['DATA_DIR']!, 'a-file');
  writeFileSync(file, '');
  expect(await processes.refusal({ DATA_DIR: join(file, 'inside') })).toMatch(
    /DATA_DIR .* cannot be written/,
  );
});

test('a missing secret key is generated, readable by its owner only', async () => {
  await processes.start({ SECRET_KEY: '' });
  expect(statSync(join(processes.settings()['DATA_DIR']!, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('an unreachable database is reported', async () => {
  const port = await freePort();
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  expect(await processes.refusal({ DATABASE_URL: url })).toMatch('DATABASE_URL cannot be reached');
});
