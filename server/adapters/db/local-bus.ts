import { EventEmitter } from 'node:events';
import type { Bus } from './bus.ts';

/**
 * SQLite runs in one process. A listener's queries wait for the open transaction, because both share one connection.
 */
export function createLocalBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async send(_db, channel, ...messages) {
      for (const message of messages) setImmediate(() => emitter.emit(channel, message));
    },
    listen(channel, listener) {
      emitter.on(channel, listener);
      return () => emitter.off(channel, listener);
    },
  };
}
