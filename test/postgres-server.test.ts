import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres-server.ts';

const bin = findPostgres();
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('threadwell-postgres-'));

test.skipIf(!bin)('a temporary database server answers and leaves nothing behind', async () => {
  const before = folders();
  const server = await startPostgres(bin ?? '');
  const client = new pg.Client(server.url);
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await server.stop();
  expect(folders()).toEqual(before);
});

test.skipIf(!bin)(
  'a standby takes over everything the primary has confirmed, and a crashed server recovers',
  async () => {
    const primary = await startPostgres(bin ?? '', { isDurable: true });
    const standby = await startPostgres(bin ?? '', { isDurable: true, primary });
    const ask = async ({ url }: { url: string }, statement: string) => {
      const client = new pg.Client(url);
      await client.connect();
      const answer = await client.query(statement);
      await client.end();
      return answer;
    };
    await ask(primary, `alter system set synchronous_standby_names = '*'`);
    await ask(primary, 'select pg_reload_conf()');
    await ask(primary, 'create table kept (word text)');
    await primary.crash();
    await ask(primary, `insert into kept values ('still here')`);
    await primary.stop();
    await ask(standby, 'select pg_promote()');
    expect((await ask(standby, 'select word from kept')).rows).toEqual([{ word: 'still here' }]);
    await ask(standby, `insert into kept values ('and on')`);
    await standby.stop();
  },
);
