import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Observes communities that nobody waits for. */
export const observeCommunitiesLater = declareJob({
  name: 'discovery.observe',
  payload: z.object({ workspaceId: z.string(), communityIds: z.array(z.string()) }),
  attempts: 3,
  leaseMs: 5 * 60_000,
  atOnce: 1,
});
