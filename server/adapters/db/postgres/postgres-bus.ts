import { sql } from 'kysely';
import pg from 'pg';
import type { Clock } from '../../clock.ts';
import { errorMessage } from '../../read-error.ts';
import { withTimeout } from '../../with-timeout.ts';
import { type Bus, type Channel, CHANNELS, type Listener } from '../bus.ts';
import type { Lines } from './lines.ts';

const RECONNECT_AFTER_MS = 1_000;
const BEAT_EVERY_MS = 10_000;
/** After this time without an answer to `select 1`, the database counts as unreachable. */
const BEAT_DEADLINE_MS = 5_000;

export type PostgresBus = Bus & { start(): Promise<void>; stop(): Promise<void> };

type BusPorts = {
  options: pg.ClientConfig;
  /** Prepares a new connection for use. */
  prepare: (client: pg.Client) => Promise<void>;
  lines: Lines;
  clock: Clock;
  onError: (error: Error) => void;
};

/** Uses `notify`, which PostgreSQL delivers at commit, over one listening connection that reconnects. */
export function createPostgresBus({ options, prepare, lines, clock, onError }: BusPorts): PostgresBus {
  const listeners = new Map<Channel, Set<Listener>>(CHANNELS.map((channel) => [channel, new Set()]));
  let client: pg.Client | null = null;
  let stopped = false;
  let hasListened = false;
  let cancel = () => {};

  function notify(channel: Channel, message: string | null): void {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(options);
    client = next;
    const lose = (error?: Error) => {
      if (client !== next || stopped) return;
      client = null;
      if (error) onError(error);
      cancel();
      cancel = clock.after(RECONNECT_AFTER_MS, () => void connect());
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ channel, payload }) => {
      const known = CHANNELS.find((name) => channel === `threadwell_${name}`);
      if (known) notify(known, payload ?? '');
    });
    try {
      await next.connect();
      await prepare(next);
      for (const channel of CHANNELS) await next.query(`listen threadwell_${channel}`);
      if (hasListened) for (const channel of CHANNELS) notify(channel, null);
      hasListened = true;
      beat(next);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(errorMessage(error)));
      void next.end().catch(() => null);
    }
  }

  /** A listening connection can die unnoticed, so it is probed regularly. */
  function beat(current: pg.Client): void {
    if (client !== current || stopped) return;
    const feelPulse = async () => {
      if (await answers(current)) return beat(current);
      if (client !== current) return;
      onError(new Error('PostgreSQL does not answer. Reconnecting.'));
      lines.cut();
    };
    cancel = clock.after(BEAT_EVERY_MS, () => void feelPulse());
  }

  async function answers(current: pg.Client): Promise<boolean> {
    let answered = false;
    const answer = current.query('select 1').then(
      () => (answered = true),
      () => false,
    );
    await withTimeout(clock, BEAT_DEADLINE_MS, answer);
    // If this process itself was blocked, the answer has arrived by now and is read here.
    await new Promise((resolve) => setImmediate(resolve));
    return answered;
  }

  return {
    start: connect,
    async send(db, channel, ...messages) {
      if (messages.length === 0) return;
      const each = sql.join(messages.map((message) => sql`(${message})`));
      await sql`select pg_notify(${`threadwell_${channel}`}, column1) from (values ${each}) as told`.execute(
        db,
      );
    },
    listen(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    async stop() {
      stopped = true;
      cancel();
      await client?.end().catch(onError);
    },
  };
}
