import type { Topic } from '#contract/events.ts';
import type { Bus } from './adapters/db/bus.ts';
import type { Db } from './adapters/db/schema.ts';

/** A change that open pages should hear of: for a whole workspace, or for one session in it. */
export type ChangeEvent = { workspaceId: string; sessionId?: string; topic: Topic };

export type Events = {
  /** Told when the transaction `db` is done, to every process. Who tells of posts also makes every kept list of them old. */
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
      if (event.topic === 'posts') await outdatePostList(db, event.workspaceId);
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

const outdatePostList = (db: Db, workspaceId: string) =>
  db
    .updateTable('workspaces')
    .set((row) => ({ posts_version: row('posts_version', '+', 1) }))
    .where('id', '=', workspaceId)
    .execute();
