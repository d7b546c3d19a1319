import type { ClientBase } from 'pg';
import type { Use } from '../engine.ts';
import { lockInstallation } from './lock-installation.ts';

/** The database notices a vanished process within half a minute and releases its locks. */
const NOTICE_LOST_PROCESSES =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';
/** A server's transaction waits only for the database; a command's may wait for a slow disk. */
const END_FORGOTTEN_TRANSACTIONS = `set idle_in_transaction_session_timeout = '30s'`;

/** Applies our settings to a new connection before its first use. */
export async function prepareConnection(client: ClientBase, use: Use): Promise<void> {
  await client.query(NOTICE_LOST_PROCESSES);
  if (use === 'serve') await client.query(END_FORGOTTEN_TRANSACTIONS);
  await lockInstallation(client, use === 'alone');
}
