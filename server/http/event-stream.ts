import type { ChangeEvent } from '../events.ts';
import type { App } from './app-type.ts';
import { openSse } from './open-sse.ts';
import { userContext } from './session.ts';

const RECONNECT_MS = 2_000;

/** `GET /api/events`: notifies an open page of changes until it leaves, its session ends or the server stops. */
export function eventStream(app: App): void {
  const open = new Set<() => void>();
  app.http.get('/api/events', (request, reply) => {
    const { actor } = userContext(app, request);
    const stream = openSse(reply, app.base.clock);
    stream.write(`retry: ${RECONNECT_MS}\n\n`);
    const send = (event: ChangeEvent) => {
      if (event.sessionId && event.sessionId !== actor.sessionId) return;
      const { topic, version } = event;
      stream.send(null, { topic, ...(version && { version }) });
      if (event.topic === 'signedOut') stream.end();
    };
    // A page that connects reads everything anew.
    const unsubscribe = app.base.events.subscribe(actor.workspaceId, send, stream.end);
    app.base.metrics.openStreams.inc();
    open.add(stream.end);
    reply.raw.on('close', () => {
      open.delete(stream.end);
      app.base.metrics.openStreams.dec();
      unsubscribe();
    });
  });
  app.http.addHook('preClose', async () => {
    for (const end of open) end();
  });
}
