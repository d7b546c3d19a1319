import type { Db } from './schema.ts';

/** Receives messages; null means that some may have been missed. */
export type Listener = (message: string | null) => void;

/**
 * Messages between the processes of one installation. A message sent in a transaction is delivered on commit. A lost
 * message only causes a delay.
 */
export type Bus = {
  send(db: Db, channel: Channel, ...messages: readonly string[]): Promise<void>;
  listen(channel: Channel, listener: Listener): () => void;
};

export const CHANNELS = ['jobs', 'events'] as const;
export type Channel = (typeof CHANNELS)[number];
