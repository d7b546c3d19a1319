import { openDatabase } from '#server/adapters/db/open-database.ts';
import { readConfig } from '#server/config.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';
import { runSql, TEMPLATE } from './test-database.ts';

let server: PostgresServer | undefined;

/**
 * Provides the PostgreSQL server of the API tests (TEST_DATABASE_URL or a temporary one) with the migrated database
 * that they copy.
 */
export const setup = async () => {
  const url = process.env['TEST_DATABASE_URL'] ?? (await startServer());
  await runSql(url, `drop database if exists ${TEMPLATE.name}`);
  await runSql(url, `create database ${TEMPLATE.name}`);
  const DATABASE_URL = Object.assign(new URL(url), { pathname: `/${TEMPLATE.name}` }).href;
  const SECRET_KEY = 'a key for tests, long enough to be one';
  const engine = await openDatabase(readConfig({ DATABASE_URL, SECRET_KEY }), () => {});
  await engine.stop();
};

async function startServer(): Promise<string> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL here. Install one, or name a server with TEST_DATABASE_URL.');
  server = await startPostgres(bin);
  return (process.env['TEST_DATABASE_URL'] = server.url);
}

export const teardown = async () => {
  if (!server) return;
  await server.stop();
  server = undefined;
  delete process.env['TEST_DATABASE_URL'];
};
