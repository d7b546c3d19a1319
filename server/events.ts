import type { Topic } from '#contract/events.ts';
import type { Bus } from './adapters/db/bus.ts';
import type { Db } from './adapters/db/schema.ts';

/** A change that open pages should hear of, in a whole workspace or in one session. */
export type ChangeEvent = { workspaceId: string; sessionId?: string; topic: Topic };

export type Events = {
  /** Tells every process when the transaction `db` commits. */
  tell(db: Db, event: ChangeEvent): Promise<void>;
  subscribe(workspaceId: string, hear: (event: ChangeEvent) => void): () => void;
};

export function createEvents(bus: Bus): Events {
  const subscribers = new Map<string, Set<(event: ChangeEvent) => void>>();
  let listening = false;
  const listen = () => {
    if (listening) return;
    listening = true;
    bus.listen('events', (message) => {
      const event = JSON.parse(message) as ChangeEvent;
      for (const hear of subscribers.get(event.workspaceId) ?? []) hear(event);
    });
  };
  return {
    async tell(db, event) {
      await bus.send(db, 'events', JSON.stringify(event));
    },
    subscribe(workspaceId, hear) {
      listen();
      const hearers = subscribers.get(workspaceId) ?? new Set();
      subscribers.set(workspaceId, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) subscribers.delete(workspaceId);
      };
    },
  };
}
