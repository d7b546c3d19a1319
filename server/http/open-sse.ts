import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 25_000;

/** Opens a stream of server-sent events with a heartbeat, until either side closes it. */
export function openSse(reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
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
