import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '#test/server-process.ts';
import { serverProcesses } from '#test/server-processes.ts';

const processes = serverProcesses({ migrated: false });

test('refuses a second server on the same folder, and the first keeps running', async () => {
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

test('reports an unwritable folder', async () => {
  const file = join(processes.settings()['DATA_DIR']!, 'a-file');
  writeFileSync(file, '');
  expect(await processes.refusal({ DATA_DIR: join(file, 'inside') })).toMatch(
    /DATA_DIR .* cannot be written/,
  );
});

test('gives only the owner access to all files, including the generated key and the databases', async () => {
  await processes.start({ SECRET_KEY: '' });
  const folder = processes.settings()['DATA_DIR']!;
  const files = readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(['secret.key', 'threadwell.db']));
  for (const file of files) expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
});

test('reports an unreachable database', async () => {
  const port = await findFreePort();
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  expect(await processes.refusal({ DATABASE_URL: url })).toMatch('DATABASE_URL cannot be reached');
});
