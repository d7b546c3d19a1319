import { AppError } from '../app-error.ts';
import type { PersonActor } from '../context.ts';
import type { ChangeEvent } from '../events.ts';
import type { App } from './app-type.ts';
import { openSse } from './open-sse.ts';
import { personContext } from './session.ts';

const RECONNECT_MS = 2_000;
/** The limit on streams per session: more open pages than a person uses. */
const MOST_OF_A_SESSION = 20;
const MOST_OF_A_USER = 100;
const RETRY_AFTER_MS = 30_000;

/** `GET /api/events`: notifies an open page of changes until it leaves, its session ends or the server stops. */
export function eventStream(app: App): void {
  const open = new Map<() => void, PersonActor>();
  const countOf = (is: (actor: PersonActor) => boolean) => [...open.values()].filter(is).length;
  app.http.get('/api/events', (request, reply) => {
    const { actor } = personContext(app, request);
    if (
      countOf(({ sessionId }) => sessionId === actor.sessionId) >= MOST_OF_A_SESSION ||
      countOf(({ userId }) => userId === actor.userId) >= MOST_OF_A_USER
    )
      throw new AppError('RATE_LIMITED', 'Too many pages are open. Close some of them.', {
        retryAfterMs: RETRY_AFTER_MS,
      });
    const stream = openSse(reply, app.base.clock);
    stream.write(`retry: ${RECONNECT_MS}\n\n`);
    const send = (event: ChangeEvent) => {
      if (event.sessionId && event.sessionId !== actor.sessionId) return;
      const { topic, version } = event;
      stream.send(null, { topic, ...(version && { version }) });
      if (event.topic === 'signedOut') stream.end();
    };
    // A page reloads everything when it connects.
    const unsubscribe = app.base.events.subscribe(actor.workspaceId, send, stream.end);
    app.base.metrics.openStreams.inc();
    open.set(stream.end, actor);
    reply.raw.on('close', () => {
      open.delete(stream.end);
      app.base.metrics.openStreams.dec();
      unsubscribe();
    });
  });
  app.http.addHook('preClose', async () => {
    for (const end of open.keys()) end();
  });
}
