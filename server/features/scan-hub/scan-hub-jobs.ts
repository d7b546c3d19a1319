import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** The hub: round after round, reads new posts of all watched communities. */
export const pollCommunities = declareJob({
  name: 'scanHub.poll',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 30_000,
  atOnce: 1,
  everyMs: 60_000,
});
