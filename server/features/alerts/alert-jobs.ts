import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Retries for about a day; a dropped job would lose its events. */
const ATTEMPTS = 1_500;
const RETRY_WITHIN_MS = 60_000;

/** Turns new events into deliveries. */
export const matchEvents = declareJob({
  name: 'alerts.match',
  payload: z.object({ workspaceId: z.string(), eventIds: z.array(z.string()) }),
  attempts: ATTEMPTS,
  retryWithinMs: RETRY_WITHIN_MS,
  leaseMs: 30_000,
  atOnce: 50,
});

/** Sends the due deliveries of one channel. */
export const sendDeliveries = declareJob({
  name: 'alerts.send',
  payload: z.object({ channelId: z.string() }),
  attempts: ATTEMPTS,
  retryWithinMs: RETRY_WITHIN_MS,
  leaseMs: 30_000,
  // A slow receiver occupies only one slot.
  atOnce: 200,
});
