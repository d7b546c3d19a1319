import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/boot/start-error.ts';
import type { Use } from './engine.ts';
import { migrate } from './open-database.ts';
import { openSqlite } from './sqlite.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'threadwell-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(folder = newFolder(), use: Use = 'serve') {
  const engine = openSqlite(folder, use);
  onTestFinished(() => engine.stop());
  return engine;
}

test('only one server at a time holds a folder; a read-only command may run beside it', async () => {
  const folder = newFolder();
  const first = openSqlite(folder);
  expect(() => openSqlite(folder)).toThrow(StartError);
  expect(() => openSqlite(folder)).toThrow('Another Threadwell server is using');
  const beside = open(folder, 'beside');
  await migrate(first.db);
  expect(await beside.db.selectFrom('users').select('id').execute()).toEqual([]);
  await first.stop();
  expect(() => open(folder)).not.toThrow();
});

test('creates a missing folder, and names a folder that it cannot create', () => {
  const folder = newFolder();
  expect(() => open(join(folder, 'deep', 'inside'))).not.toThrow();
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => openSqlite(join(file, 'inside'))).toThrow(/DATA_DIR .*a-file\/inside cannot be written/);
});

test('names a file that is not a database, and says what to do', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'threadwell.db'), 'this is no database, but long enough to be read as one');
  expect(() => openSqlite(folder, 'beside')).toThrow(/cannot be opened .* npm run restore/s);
});

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
])('sets the pragma %s to %j', async (name, value) => {
  const { db } = open();
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  expect(Object.values(rows[0] ?? {})).toEqual([value]);
});

test('rolls back a failed transaction', async () => {
  const { db } = open();
  await migrate(db);
  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto('installation').values({ key: 'a', value: 'b' }).execute();
    throw new Error('on second thoughts');
  });
  await expect(failing).rejects.toThrow('on second thoughts');
  const rows = await db.selectFrom('installation').selectAll().where('key', '=', 'a').execute();
  expect(rows).toEqual([]);
});

test('runs more different statements than the cache holds', async () => {
  const { db } = open();
  for (let no = 0; no < 1_100; no++) {
    const { rows } = await sql<{ no: number }>`select ${sql.lit(no)} as no`.execute(db);
    expect(rows).toEqual([{ no }]);
  }
});
