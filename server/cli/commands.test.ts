import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import { readConfig } from '#server/config.ts';
import { createTestDatabase } from '#test/test-database.ts';

type Settings = Record<string, string>;

async function newDatabase(): Promise<Settings> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.settings;
}

/** Runs a command as a process; returns the printed lines. */
async function run(command: string, settings: Settings, ...words: string[]) {
  const file = join(import.meta.dirname, `${command}.ts`);
  const args = ['--disable-warning=ExperimentalWarning', file, ...words];
  const env = { PATH: process.env['PATH'], ...settings };
  return await new Promise<{ ok: boolean; lines: string[] }>((resolve) =>
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ ok: error === null, lines: `${stdout}${stderr}`.trim().split('\n') }),
    ),
  );
}

async function refusal(command: string, settings: Settings, ...words: string[]): Promise<string> {
  const { ok, lines } = await run(command, settings, ...words);
  expect(ok).toBe(false);
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

test('refuses to back up a new folder or an empty database', async () => {
  const settings = await newDatabase();
  const place = settings['DATABASE_URL'] ? 'This database is empty' : 'There is no database in';
  expect(await refusal('backup', settings, '/nowhere/at/all')).toContain(place);
  expect(existsSync(join(settings['DATA_DIR']!, 'threadwell.db'))).toBe(false);
});

test('refuses to restore a missing file or one that is no backup, with one line of output', async () => {
  const settings = await newDatabase();
  const text = join(settings['DATA_DIR']!, 'notes.txt');
  writeFileSync(text, 'no backup');
  expect(await refusal('restore', settings)).toContain('Name the backup');
  expect(await refusal('restore', settings, '--replace', '/nowhere.gz')).toMatch(
    /^\/nowhere.gz cannot be read as a backup/,
  );
  expect(await refusal('restore', settings, text)).toContain('cannot be read as a backup');
});

test('backs up a running server, and restores it once stopped', async () => {
  const settings = await newDatabase();
  const server = await openDatabase(readConfig(settings), () => {});
  const somebody = {
    id: 'usr_1',
    email: 'ada@example.com',
    subscription_plan: 'free',
    created_at: 1,
  } as const;
  await server.db.insertInto('users').values(somebody).execute();
  const file = join(settings['DATA_DIR']!, 'backup.gz');
  expect(await refusal('backup', settings, '/nowhere/backup.gz')).toContain('cannot be written');
  const made = await run('backup', settings, file);
  expect(made).toMatchObject({ ok: true });
  expect(made.lines).toContain('1  users');
  expect(await refusal('restore', settings, file, '--replace')).toMatch(
    /Another Threadwell server is using|Threadwell is still running on this database/,
  );
  await server.stop();
  expect(await refusal('restore', settings, file)).toContain('Add --replace');
  const restored = await run('restore', settings, file, '--replace');
  expect(restored).toMatchObject({ ok: true });
  expect(restored.lines).toContain('1  users');
});

test('restores files with permissions for their owner only', async () => {
  const settings = await newDatabase();
  const server = await openDatabase(readConfig(settings), () => {});
  await server.stop();
  const file = join(settings['DATA_DIR']!, 'backup.gz');
  await run('backup', settings, file);
  const into = join(settings['DATA_DIR']!, 'restored');
  const { DATABASE_URL: _, ...onSqlite } = settings;
  expect(await run('restore', { ...onSqlite, DATA_DIR: into }, file)).toMatchObject({ ok: true });
  for (const name of readdirSync(into))
    expect(statSync(join(into, name)).mode & 0o077, `mode of ${name}`).toBe(0);
});
