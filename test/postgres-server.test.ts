import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres-server.ts';

const bin = findPostgres();
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('threadwell-postgres-'));

test.skipIf(!bin)('a database server of our own answers, and leaves nothing behind', async () => {
  const before = folders();
  const server = await startPostgres(bin ?? '');
  const client = new pg.Client(server.url);
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await server.stop();
  expect(folders()).toEqual(before);
});
