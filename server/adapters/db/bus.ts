import type { Db } from './schema.ts';

/**
 * Short messages between the processes of one installation. A message sent inside a transaction is
 * heard when that transaction is done; one that is never heard costs a delay, not correctness.
 */
export type Bus = {
  send(db: Db, channel: Channel, message: string): Promise<void>;
  listen(channel: Channel, hear: (message: string) => void): () => void;
};

export type Channel = 'jobs' | 'events';
