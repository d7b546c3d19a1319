import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { fillTables, readTable } from '#test/fill-tables.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { type Table, TABLES } from './tables.ts';
import { writeBackup } from './write-backup.ts';

/** More rows than the backup reads at once. */
const COPIES = 1_100;
/** Tables with at most a few rows per workspace. */
const SINGLE = new Set([
  'installation',
  'users',
  'workspaces',
  'hash_keys',
  'call_meter',
  'figure_sums',
  'list_versions',
  'feeds',
]);
/** Columns that refer to another row or hold one of a few values. */
const FIXED = new Set([
  'workspace_id',
  'user_id',
  'version_id',
  'mode',
  'origin',
  'site',
  'account_id',
  'reddit_account_id',
]);

async function start(): Promise<TestApp> {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  return app;
}

/** The columns of all unique indexes, including the primary key. */
async function findUniqueColumns({ base }: TestApp, table: string): Promise<Set<string>> {
  const query =
    base.engine.kind === 'sqlite'
      ? sql<{
          name: string;
        }>`select c.name from pragma_index_list(${table}) as i, pragma_index_info(i.name) as c
          where i."unique" = 1 and c.name is not null
          union select name from pragma_table_info(${table}) where pk > 0`
      : sql<{ name: string }>`select a.attname as name from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indisunique and i.indrelid = ${table}::regclass`;
  const { rows } = await query.execute(base.db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Copies the first row of a table. Copied children get the same suffix as their copied parent. Usernames are unique ignoring
 * case, which the index does not show.
 */
async function multiply(app: TestApp, { name }: Table): Promise<void> {
  const unique = await findUniqueColumns(app, name);
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} limit 1`.execute(
    app.base.db,
  );
  const varied = (column: string, value: unknown, no: number): unknown => {
    if (column !== 'username' && (!unique.has(column) || FIXED.has(column))) return value;
    return typeof value === 'number' ? value + no : `${String(value)}~${no}`;
  };
  const copies = Array.from({ length: COPIES }, (_, no) =>
    Object.fromEntries(
      Object.entries(rows[0]!).map(([column, value]) => [column, varied(column, value, no + 1)]),
    ),
  );
  for (let from = 0; from < copies.length; from += 100)
    await app.base.db
      .insertInto(name)
      .values(copies.slice(from, from + 100) as never)
      .execute();
}

test('a backup fails if it would lose rows', async () => {
  const app = await start();
  await fillTables(app);
  const slots = TABLES.filter(({ name }) => name === 'figure_slots');
  for (const table of slots) await multiply(app, table);
  const path = join(app.base.config.dataDir, 'short.jsonl.gz');
  const byWorkspace = slots.map((table) => Object.assign({}, table, { key: ['workspace_id'] }));
  await expect(writeBackup(app.base.db, path, new Date(0), byWorkspace)).rejects.toThrow(/would lose rows/);
  expect(existsSync(path)).toBe(false);
});

test('restores more than a thousand rows of one workspace in every table', async () => {
  const [from, into] = [await start(), await start()];
  await fillTables(from);
  const many = TABLES.filter(
    ({ name, isKept, key }) => isKept && !SINGLE.has(name) && String(key) !== 'workspace_id',
  );
  for (const table of many) await multiply(from, table);
  const path = join(from.base.config.dataDir, 'many.jsonl.gz');
  await writeBackup(from.base.db, path, new Date(0));
  await restoreBackup(into.base.db, path, await checkBackup(path), 2_000);
  for (const table of many.filter(({ name }) => name !== 'sessions')) {
    const restored = await readTable(into.base.db, table);
    expect(restored.length, `rows of ${table.name}`).toBeGreaterThan(COPIES);
    expect(restored, `rows of ${table.name}`).toEqual(await readTable(from.base.db, table));
  }
});
