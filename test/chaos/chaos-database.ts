import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, startPostgres, type PostgresServer } from '../postgres-server.ts';
import { openTcpLine } from '../tcp-line.ts';

export type ChaosDatabase = {
  settings: Record<string, string>;
  /** The faults to inject, in this order. */
  faults: { name: string; strike: () => Promise<void> }[];
  stop(): Promise<void>;
};

/** A separate database: SQLite in a folder, or PostgreSQL with a synchronous standby, over breakable connections. */
export async function openChaosDatabase(): Promise<ChaosDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'threadwell-chaos-'));
  const settings = { DATA_DIR: dataDir, SECRET_KEY: 'a key for tests, long enough to be one' };
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true });
  if (process.env['TEST_DATABASE'] !== 'postgres')
    return { settings, faults: [], stop: async () => removeDir() };

  const bin = findPostgres();
  if (!bin) throw new Error('This test restarts PostgreSQL, so it needs a local installation.');
  const primary = await startPostgres(bin, { isDurable: true });
  const standby = await startPostgres(bin, { isDurable: true, primary });
  await ask(primary, `alter system set synchronous_standby_names = '*'`);
  await ask(primary, 'select pg_reload_conf()');
  const line = await openTcpLine(primary.port);
  const url = new URL(primary.url);
  url.port = String(line.port);
  let current = primary;
  const cutHalf = () =>
    ask(
      current,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'threadwell%' and random() < 0.5`,
    );
  async function failOver() {
    line.freeze();
    await primary.stop();
    await ask(standby, 'select pg_promote()');
    current = standby;
    line.leadTo(standby.port);
    line.cut();
  }
  return {
    settings: { ...settings, DATABASE_URL: url.href },
    faults: [
      { name: 'half of the connections are cut', strike: cutHalf },
      { name: 'PostgreSQL crashes and comes back', strike: () => primary.crash() },
      { name: 'half of the connections are cut again', strike: cutHalf },
      { name: 'the standby takes over', strike: failOver },
      { name: 'half of the connections to the standby are cut', strike: cutHalf },
    ],
    async stop() {
      await line.stop();
      await Promise.all([primary.stop(), standby.stop()]);
      removeDir();
    },
  };
}

async function ask({ url }: PostgresServer, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
