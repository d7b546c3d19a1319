import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 25_000;

/** An answer that goes on: server-sent events, kept alive until either side ends it. */
export function openSse(reply: FastifyReply) {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  const { raw } = reply;
  raw.writeHead(200, headers as Record<string, string>);
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  raw.on('close', () => clearInterval(heartbeat));
  return {
    send(event: string | null, data: unknown) {
      if (raw.writableEnded) return;
      raw.write(`${event === null ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`);
    },
    end: () => raw.end(),
  };
}
