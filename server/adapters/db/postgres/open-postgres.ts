import { hostname } from 'node:os';
import { callbackify } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/boot/start-error.ts';
import { errorMessage } from '../../read-error.ts';
import { withTimeout } from '../../with-timeout.ts';
import type { Engine, OpenPorts } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { type DurabilityFacts, judgeDurability } from './judge-durability.ts';
import { createLines } from './lines.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { prepareConnection } from './prepare-connection.ts';

/** OIDs of int8 and numeric. The driver would return them as strings. */
const AS_NUMBERS = new Set([20, 1700]);

const CLOSE_MS = 2_000;

const numbers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format): ((text: string) => unknown) =>
    AS_NUMBERS.has(oid) ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** PostgreSQL, shared by several processes. Respects a `search_path` in the URL's options. */
export async function openPostgres(url: string, { use, clock, onError }: OpenPorts): Promise<Engine> {
  const lines = createLines();
  const prepare = (client: pg.ClientBase) => prepareConnection(client, use);
  const options = {
    stream: () => lines.open(),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    connectionString: url,
    types: numbers,
    // The connection's name, shown to an operator who has to stop this process.
    application_name: `threadwell on ${hostname()}, process ${process.pid}`.slice(0, 63),
  };
  const pool = new pg.Pool({
    ...options,
    // The only connection holds the exclusive lock, so it stays open until the command ends.
    ...(use === 'alone' ? { max: 1, idleTimeoutMillis: 0 } : { max: 10 }),
    verify: callbackify(prepare),
  });
  // The pool reports errors of idle connections only. An unhandled one would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onError));
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw toStartError(cause);
  }
  const bus = createPostgresBus({ options, prepare, lines, clock, onError });
  if (use === 'serve') await bus.start();
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    bus,
    skipLocked: (query) => query.forUpdate().skipLocked(),
    lock: (query) => query.forUpdate(),
    share: (query) => query.forShare(),
    async readTime() {
      const { rows } = await pool.query<{ ms: string }>(
        'select floor(extract(epoch from clock_timestamp()) * 1000)::text as ms',
      );
      return Number(rows[0]?.ms);
    },
    async findRisk() {
      const { rows } =
        await pool.query<DurabilityFacts>(`select current_setting('synchronous_commit') as commit,
        current_setting('synchronous_standby_names') as "standbyNames",
        (select count(*) from pg_stat_replication) as standbys`);
      return rows[0] ? judgeDurability(rows[0]) : null;
    },
    async stop() {
      await withTimeout(clock, CLOSE_MS, close());
      lines.cut();
    },
  };

  async function close() {
    await Promise.all([bus.stop(), db.destroy()]);
    // Kysely does not close a pool that it has never used.
    if (!pool.ending) await pool.end();
  }
}

function toStartError(cause: unknown): StartError {
  if (cause instanceof StartError) return cause;
  return new StartError(
    `DATABASE_URL cannot be reached (${errorMessage(cause) || String(cause)}). Check that PostgreSQL ` +
      'runs and that the address, user and password are right.',
  );
}
