import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads the feed that has been due for the longest time. The whole installation makes one call a minute. */
export const readFeeds = declareJob({
  name: 'feed.read',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 60_000,
  atOnce: 1,
  everyMs: 60_000,
});
