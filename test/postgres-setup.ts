import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';

let server: PostgresServer | undefined;

/** Provides the PostgreSQL server of the API tests: the one in TEST_DATABASE_URL, or a temporary one. */
export const setup = async () => {
  if (process.env['TEST_DATABASE_URL']) return;
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL here. Install one, or name a server with TEST_DATABASE_URL.');
  server = await startPostgres(bin);
  process.env['TEST_DATABASE_URL'] = server.url;
};

export const teardown = async () => {
  if (!server) return;
  await server.stop();
  server = undefined;
  delete process.env['TEST_DATABASE_URL'];
};
