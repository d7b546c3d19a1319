import type { FastifyReply } from 'fastify';
import type { Clock } from '../../adapters/clock.ts';
import { AppError } from '../../app-error.ts';

const WINDOW_MS = 60_000;
export const REQUESTS_PER_WINDOW = 600;
/** Expired windows are dropped once there are this many. */
const MOST_WINDOWS = 1_000;

/** Counts the requests of each key in this process, reports them in headers, and answers 429 above the limit. */
export function createKeyLimit(clock: Clock) {
  const windows = new Map<string, { used: number; resetsAt: number }>();
  return (keyId: string, reply: FastifyReply): void => {
    const now = clock.now();
    let window = windows.get(keyId);
    if (!window || window.resetsAt <= now) {
      if (windows.size >= MOST_WINDOWS)
        for (const [id, { resetsAt }] of windows) if (resetsAt <= now) windows.delete(id);
      window = { used: 0, resetsAt: now + WINDOW_MS };
      windows.set(keyId, window);
    }
    window.used += 1;
    const retryAfterMs = window.resetsAt - now;
    reply.header('ratelimit-limit', REQUESTS_PER_WINDOW);
    reply.header('ratelimit-remaining', Math.max(0, REQUESTS_PER_WINDOW - window.used));
    reply.header('ratelimit-reset', Math.ceil(retryAfterMs / 1000));
    if (window.used > REQUESTS_PER_WINDOW)
      throw new AppError(
        'RATE_LIMITED',
        'This API key made too many requests. Wait until the limit resets.',
        {
          retryAfterMs,
        },
      );
  };
}
