import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/boot/start-error.ts';
import { readConfig } from '#server/config.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { BASELINE, MIGRATIONS } from './migrations.ts';
import { migrate, openEngine } from './open-database.ts';
import type { Db } from './schema.ts';

async function openEmpty(): Promise<Db> {
  const database = await createTestDatabase();
  const engine = await openEngine(readConfig(database.settings), () => {});
  onTestFinished(async () => {
    await engine.stop();
    await database.drop();
  });
  return engine.db;
}

const addExecuted = (db: Db, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-01')`.execute(db);

async function listExecuted(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

test('migrating again changes nothing, and every migration has a record', async () => {
  const db = await openEmpty();
  await migrate(db);
  await migrate(db);
  expect(await listExecuted(db)).toEqual(Object.keys(MIGRATIONS));
});

test('rejects a database of a newer Threadwell and leaves it as it is', async () => {
  const db = await openEmpty();
  await migrate(db);
  await addExecuted(db, '9999-from-the-future');
  await expect(migrate(db)).rejects.toThrow(StartError);
  await expect(migrate(db)).rejects.toThrow('written by a newer Threadwell');
});

test('rejects a database from before the baseline and leaves it as it is', async () => {
  const db = await openEmpty();
  await migrate(db);
  await sql`delete from kysely_migration where name >= ${BASELINE}`.execute(db);
  await addExecuted(db, '0001-foundation');
  await expect(migrate(db)).rejects.toThrow('too old for this copy');
  expect(await listExecuted(db)).toEqual(['0001-foundation']);
});
