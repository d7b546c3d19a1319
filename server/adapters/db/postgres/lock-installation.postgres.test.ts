import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/boot/start-error.ts';
import { readConfig } from '#server/config.ts';
import { createTestDatabase } from '#test/test-database.ts';
import type { Engine, Use } from '../engine.ts';
import { openEngine } from '../open-database.ts';
import { lockInstallation } from './lock-installation.ts';

/** An empty database that can be opened several times. */
async function createPlace() {
  const database = await createTestDatabase();
  const engines: Engine[] = [];
  onTestFinished(async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
    await database.drop();
  });
  return async (use: Use) => {
    const engine = await openEngine(readConfig(database.settings), () => {}, { use });
    engines.push(engine);
    return {
      engine,
      stop: () => engines.splice(engines.indexOf(engine), 1)[0]!.stop(),
    };
  };
}

test('refuses exclusive use while a server runs, and names the server', async () => {
  const open = await createPlace();
  const [first, second] = [await open('serve'), await open('serve')];
  await expect(open('alone')).rejects.toThrow(StartError);
  await expect(open('alone')).rejects.toThrow(
    new RegExp(`Threadwell is still running on this database \\(threadwell on .*process ${process.pid}\\)`),
  );
  await first.stop();
  await expect(open('alone')).rejects.toThrow('Stop it first');
  await second.stop();
  await open('alone');
});

test('an idle server still holds its lock on the database', async () => {
  const open = await createPlace();
  const { engine } = await open('serve');
  // An idle pool closes its connections after some seconds; only the listening connection is left.
  const beside = await open('beside');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query not ilike 'listen%'`.execute(
    beside.engine.db,
  );
  await beside.stop();
  await expect(open('alone')).rejects.toThrow('still running');
  expect(await engine.readTime()).toBeGreaterThan(0);
});

test('refuses servers and backups during exclusive use', async () => {
  const open = await createPlace();
  const alone = await open('alone');
  await expect(open('serve')).rejects.toThrow('A restore or a key rotation is running');
  await expect(open('beside')).rejects.toThrow('Start again when it has finished');
  await expect(open('alone')).rejects.toThrow('still running');
  await alone.stop();
  await open('serve');
});

test('an exclusive command uses one connection for everything', async () => {
  const { engine } = await (await createPlace())('alone');
  const whoIsThere = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(engine.db);
  const answers = await Promise.all([whoIsThere(), whoIsThere(), whoIsThere()]);
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
});

test('the database checks a silent client after ten seconds', async () => {
  const { engine } = await (await createPlace())('serve');
  const { rows } = await sql<Record<string, string>>`show tcp_keepalives_idle`.execute(engine.db);
  expect(Object.values(rows[0] ?? {})).toEqual(['10']);
});

test.each([
  ['serve', '30s'],
  ['beside', '0'],
] as const)('a connection to %s ends a transaction that is idle for %s', async (use, patience) => {
  const { engine } = await (await createPlace())(use);
  const { rows } = await sql<Record<string, string>>`show idle_in_transaction_session_timeout`.execute(
    engine.db,
  );
  expect(Object.values(rows[0] ?? {})).toEqual([patience]);
});

test('installations in two schemas of one database are independent', async () => {
  const database = await createTestDatabase();
  const urlOf = (schema: string) => `${database.settings['DATABASE_URL']}?options=-c%20search_path=${schema}`;
  const open = (schema: string, use: Use) =>
    openEngine({ databaseUrl: urlOf(schema), dataDir: '' }, () => {}, { use });
  const owner = await open('public', 'serve');
  await sql`create schema other`.execute(owner.db);
  const other = await open('other', 'alone');
  await expect(open('public', 'alone')).rejects.toThrow('still running');
  await Promise.all([owner.stop(), other.stop()]);
  await database.drop();
});

test('reports an error of the connection that holds the lock', async () => {
  const client = new pg.Client();
  await client.end();
  await expect(lockInstallation(client, false)).rejects.toThrow('not queryable');
});
