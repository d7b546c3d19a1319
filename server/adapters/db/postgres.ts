import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/boot/start-error.ts';
import { messageOf } from '../read-error.ts';
import { type Bus, type Channel, CHANNELS } from './bus.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** OIDs of int8 and numeric, which the driver would return as strings. */
const AS_NUMBERS = new Set([20, 1700]);
const RECONNECT_AFTER_MS = 1000;

const numbers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format): ((text: string) => unknown) =>
    AS_NUMBERS.has(oid) ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** PostgreSQL, for several processes. A `search_path` in the URL's options is respected. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Engine> {
  const options = { connectionString: url, types: numbers, application_name: 'threadwell' };
  const pool = new pg.Pool({ ...options, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  await pool.query('select 1').catch((cause: Error) => {
    throw new StartError(
      `DATABASE_URL cannot be reached (${cause.message || String(cause)}). Check that PostgreSQL runs and that the address, user and password are right.`,
    );
  });
  const bus = await createPostgresBus(options, onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    bus,
    skipLocked: (query) => query.forUpdate().skipLocked(),
    lock: (query) => query.forUpdate(),
    async readTime() {
      const { rows } = await pool.query<{ ms: string }>(
        'select floor(extract(epoch from clock_timestamp()) * 1000)::text as ms',
      );
      return Number(rows[0]?.ms);
    },
    async stop() {
      await bus.stop();
      await db.destroy();
    },
  };
}

/** Uses `notify`, which PostgreSQL delivers at commit, over one listening connection that reconnects by itself. */
async function createPostgresBus(options: pg.ClientConfig, onError: (error: Error) => void) {
  const listeners = new Map<Channel, Set<(message: string) => void>>();
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new pg.Client(options);
    const lose = (error?: Error) => {
      if (client !== next || stopped) return;
      client = null;
      if (error) onError(error);
      retry = setTimeout(() => void connect(), RECONNECT_AFTER_MS);
    };
    client = next;
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ channel, payload }) => {
      const known = CHANNELS.find((name) => channel === `threadwell_${name}`);
      for (const listener of (known && listeners.get(known)) ?? []) listener(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of CHANNELS) await next.query(`listen threadwell_${channel}`);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(messageOf(error)));
    }
  }

  const bus: Bus & { stop(): Promise<void> } = {
    async send(db, channel, message) {
      await sql`select pg_notify(${`threadwell_${channel}`}, ${message})`.execute(db);
    },
    listen(channel, listener) {
      const ofChannel = listeners.get(channel) ?? new Set();
      listeners.set(channel, ofChannel.add(listener));
      return () => ofChannel.delete(listener);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(onError);
    },
  };
  await connect();
  return bus;
}
