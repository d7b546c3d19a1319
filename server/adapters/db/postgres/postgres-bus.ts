import { sql } from 'kysely';
import pg from 'pg';
import { messageOf } from '../../read-error.ts';
import { type Bus, type Channel, CHANNELS } from '../bus.ts';
import { lockInstallation } from './lock-installation.ts';

const RECONNECT_AFTER_MS = 1000;

/** Uses `notify`, which PostgreSQL delivers at commit, over one listening connection that reconnects by itself. */
export function createPostgresBus(options: pg.ClientConfig, onError: (error: Error) => void) {
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
      await lockInstallation(next, false);
      for (const channel of CHANNELS) await next.query(`listen threadwell_${channel}`);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(messageOf(error)));
    }
  }

  const bus: Bus & { start(): Promise<void>; stop(): Promise<void> } = {
    start: connect,
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
  return bus;
}
