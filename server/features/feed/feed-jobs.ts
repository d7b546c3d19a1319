import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads the feed that is due longest: one call a minute for the whole installation. */
export const readFeeds = declareJob({
  name: 'feed.read',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 60_000,
  atOnce: 1,
  everyMs: 60_000,
});
