import type { FastifyReply } from 'fastify';
import type { Clock } from '../adapters/clock.ts';

const HEARTBEAT_MS = 25_000;
/** A reader that reads nothing for this long is cut off. */
const DRAIN_MS = 30_000;
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** The limit on buffered events, because a small event takes many times its length in memory. */
const MAX_BUFFERED_WRITES = 1_000;

export type SseStream = ReturnType<typeof openSse>;

/** Opens a stream of server-sent events with a heartbeat, until either side closes it or the reader stops reading. */
export function openSse(reply: FastifyReply, clock: Clock) {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });

  let waiting = 0;
  let cancelCut: (() => void) | null = null;
  let cancelHeartbeat = () => {};
  const cutUnlessDrained = () => (cancelCut ??= clock.after(DRAIN_MS, () => raw.destroy()));
  const drained = () => {
    waiting = 0;
    cancelCut?.();
    cancelCut = null;
  };

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    if (!raw.write(text)) {
      waiting += 1;
      cutUnlessDrained();
    }
    if (raw.writableLength > MAX_BUFFERED_BYTES || waiting > MAX_BUFFERED_WRITES) raw.destroy();
  }

  function beat(): void {
    cancelHeartbeat = clock.after(HEARTBEAT_MS, () => {
      write(': still here\n\n');
      beat();
    });
  }

  // A connection may break during any write; `close` follows.
  raw.on('error', () => {});
  raw.on('drain', drained);
  raw.on('close', () => {
    cancelHeartbeat();
    drained();
  });
  beat();
  return {
    write,
    /** True while written data is still buffered. */
    isBehind: () => raw.writableNeedDrain,
    send: (event: string | null, data: unknown) =>
      write(`${event === null ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`),
    end: () => {
      if (raw.writableEnded) return;
      cancelHeartbeat();
      raw.end();
      cutUnlessDrained();
    },
  };
}
