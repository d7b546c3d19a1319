import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';
import type { ChangeEvent } from '../events.ts';
import { userContext } from './session.ts';

const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 2_000;

/** `GET /api/events`: tells an open page what has changed, until it leaves, its session ends or the server stops. */
export function eventStream(app: App): void {
  const open = new Set<() => void>();
  app.http.get('/api/events', (request, reply) => {
    const { actor } = userContext(app, request);
    const stream = openStream(reply);
    const unsubscribe = app.base.events.subscribe(actor.workspaceId, (event) => {
      if (event.sessionId && event.sessionId !== actor.sessionId) return;
      stream.send(event);
      if (event.topic === 'signedOut') stream.end();
    });
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

function openStream(reply: FastifyReply) {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  const { raw } = reply;
  raw.writeHead(200, headers as Record<string, string>);
  raw.write(`retry: ${RECONNECT_MS}\n\n`);
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  raw.on('close', () => clearInterval(heartbeat));
  return {
    send({ topic }: ChangeEvent) {
      if (!raw.writableEnded) raw.write(`data: ${JSON.stringify({ topic })}\n\n`);
    },
    end: () => raw.end(),
  };
}
