import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TABLES } from './tables.ts';

let app: TestApp;
let columns: Map<string, string[]>;
beforeAll(async () => {
  app = await createTestApp();
  const tables = await app.base.db.introspection.getTables();
  columns = new Map(
    tables
      .filter(({ name }) => !name.startsWith('kysely_'))
      .map((table) => [table.name, table.columns.map(({ name }) => name)]),
  );
});
afterAll(() => app.close());

test('lists every table of the database once', () => {
  expect(TABLES.map(({ name }) => name as string).toSorted()).toEqual([...columns.keys()].toSorted());
});

test.each(TABLES)('the columns named for $name exist', ({ name, key, owner, sealed, hidden, expires }) => {
  const named = [
    ...key,
    ...sealed,
    ...hidden,
    ...(owner ? [owner.column] : []),
    ...(expires ? [expires.column] : []),
  ];
  expect(columns.get(name)).toEqual(expect.arrayContaining(named));
});

test('the declared key of each table is its whole primary key', async () => {
  const { kind } = app.base.engine;
  for (const { name, key } of TABLES) {
    const { rows } =
      kind === 'sqlite'
        ? await sql<{
            name: string;
          }>`select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(app.base.db)
        : await sql<{ name: string }>`
            select a.attname as name from pg_index i
            cross join lateral unnest(i.indkey) with ordinality as k (number, place)
            join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
            where i.indisprimary and i.indrelid = ${name}::regclass order by k.place`.execute(app.base.db);
    expect(key, `key of ${name}`).toEqual(rows.map((row) => row.name));
  }
});

test.each(TABLES)(
  '$name has an owner if and only if one of its columns can name an owner',
  ({ name, owner }) => {
    const own = columns.get(name) ?? [];
    const canName = own.some((column) => ['workspace_id', 'user_id', 'post_id'].includes(column));
    expect(owner !== null).toBe(canName || name === 'users' || name === 'workspaces');
  },
);

const SECRETS = new Set([
  'access_token',
  'refresh_token',
  'feed_token',
  'api_key',
  'password_hash',
  'token_hash',
  'old_token_hash',
  'server_key_hash',
  'hash_key',
  'name_hash',
  'credential_id',
  'public_key',
  'code_hash',
  'sealed_settings',
  'signing_secret',
  'old_signing_secret',
]);

test.each(TABLES)('declares all secrets of $name', ({ name, sealed, hidden, isKept }) => {
  if (!isKept) return;
  const secrets = (columns.get(name) ?? []).filter((column) => SECRETS.has(column));
  expect([...sealed, ...hidden].toSorted()).toEqual(secrets.toSorted());
});

test('a table with encrypted columns has a single-column key, to which the encryption is bound', () => {
  const composite = TABLES.filter(({ key, sealed }) => sealed.length > 0 && key.length > 1);
  expect(composite).toEqual([]);
});

test('lists children after their parents, so that a restore can insert them', async () => {
  const at = (name: string) => TABLES.findIndex((table) => table.name === name);
  const pairs = app.base.engine.kind === 'sqlite' ? await readSqliteParents() : [];
  for (const { child, parent } of pairs)
    expect(at(parent), `${child} after ${parent}`).toBeLessThan(at(child));
});

async function readSqliteParents(): Promise<{ child: string; parent: string }[]> {
  const pairs = await Promise.all(
    [...columns.keys()].map(async (child) => {
      const { rows } = await sql<{
        table: string;
      }>`select "table" from pragma_foreign_key_list(${child})`.execute(app.base.db);
      return rows.map(({ table: parent }) => ({ child, parent }));
    }),
  );
  return pairs.flat();
}
