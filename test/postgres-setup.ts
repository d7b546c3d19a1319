import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';

let server: PostgresServer | undefined;

/** Before the API tests on PostgreSQL: the server that TEST_DATABASE_URL names, or one of our own. */
export const setup = async () => {
  if (process.env['TEST_DATABASE_URL']) return;
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL here. Install one, or name a server with TEST_DATABASE_URL.');
  server = await startPostgres(bin);
  process.env['TEST_DATABASE_URL'] = server.url;
};

export const teardown = () => server?.stop();
