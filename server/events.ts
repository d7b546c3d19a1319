import * as z from 'zod/mini';
import { TOPICS } from '#contract/events.ts';
import type { Bus } from './adapters/db/bus.ts';
import type { Db } from './adapters/db/schema.ts';

/** A change that open pages should learn of, in a whole workspace or in one session. */
export type ChangeEvent = z.output<typeof changeEvent>;
const changeEvent = z.object({
  workspaceId: z.string(),
  sessionId: z.optional(z.string()),
  topic: z.enum(TOPICS),
});

export type Events = {
  /** Delivered to every process when the transaction `db` commits. */
  publish(db: Db, event: ChangeEvent): Promise<void>;
  subscribe(workspaceId: string, listener: (event: ChangeEvent) => void): () => void;
};

export function createEvents(bus: Bus): Events {
  const subscribers = new Map<string, Set<(event: ChangeEvent) => void>>();
  let isListening = false;
  const listen = () => {
    if (isListening) return;
    isListening = true;
    bus.listen('events', (message) => {
      const event = changeEvent.parse(JSON.parse(message));
      for (const listener of subscribers.get(event.workspaceId) ?? []) listener(event);
    });
  };
  return {
    async publish(db, event) {
      await bus.send(db, 'events', JSON.stringify(event));
    },
    subscribe(workspaceId, listener) {
      listen();
      const listeners = subscribers.get(workspaceId) ?? new Set();
      subscribers.set(workspaceId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) subscribers.delete(workspaceId);
      };
    },
  };
}
