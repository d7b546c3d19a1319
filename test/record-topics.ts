import type { Context } from '#server/context.ts';

const MARK = 'the recording starts here';

/** The topics of a workspace's changes from now on. Events of earlier changes, which may arrive late, are left out. */
export async function recordTopics({ db, events }: Pick<Context, 'db' | 'events'>, workspaceId: string) {
  const topics: string[] = [];
  const started = Promise.withResolvers<void>();
  let isStarted = false;
  const stop = events.subscribe(workspaceId, ({ topic, sessionId }) => {
    if (isStarted) topics.push(topic);
    if (sessionId !== MARK) return;
    isStarted = true;
    started.resolve();
  });
  await events.publish(db, { workspaceId, sessionId: MARK, topic: 'sessions' });
  await started.promise;
  return { topics, stop };
}
