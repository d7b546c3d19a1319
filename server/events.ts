import * as z from 'zod/mini';
import { TOPICS } from '#contract/events.ts';
import type { Bus } from './adapters/db/bus.ts';
import type { Db } from './adapters/db/schema.ts';

/** A change in a workspace or a session that open pages should reload. */
export type ChangeEvent = z.output<typeof changeEvent>;
const changeEvent = z.object({
  workspaceId: z.string(),
  sessionId: z.optional(z.string()),
  topic: z.enum(TOPICS),
  /** The new version of the changed list. */
  version: z.optional(z.int()),
});

type Subscriber = { onEvent: (event: ChangeEvent) => void; onGap: () => void };

export type Events = {
  /** Delivered to every process when the transaction `db` commits. */
  publish(db: Db, ...events: readonly ChangeEvent[]): Promise<void>;
  /** `onGap` is called when events may have been lost. */
  subscribe(workspaceId: string, onEvent: (event: ChangeEvent) => void, onGap?: () => void): () => void;
};

export function createEvents(bus: Bus): Events {
  const subscribers = new Map<string, Set<Subscriber>>();
  let isListening = false;
  const listen = () => {
    if (isListening) return;
    isListening = true;
    bus.listen('events', (message) => {
      if (message === null) {
        for (const ofWorkspace of subscribers.values()) for (const { onGap } of ofWorkspace) onGap();
        return;
      }
      const event = changeEvent.parse(JSON.parse(message));
      for (const { onEvent } of subscribers.get(event.workspaceId) ?? []) onEvent(event);
    });
  };
  return {
    async publish(db, ...events) {
      await bus.send(db, 'events', ...events.map((event) => JSON.stringify(event)));
    },
    subscribe(workspaceId, onEvent, onGap = () => {}) {
      listen();
      const own = { onEvent, onGap };
      const ofWorkspace = subscribers.get(workspaceId) ?? new Set();
      subscribers.set(workspaceId, ofWorkspace.add(own));
      return () => {
        ofWorkspace.delete(own);
        if (ofWorkspace.size === 0) subscribers.delete(workspaceId);
      };
    },
  };
}
