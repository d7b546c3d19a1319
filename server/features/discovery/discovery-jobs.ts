import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

export const observeCommunitiesLater = declareJob({
  name: 'discovery.observe',
  payload: z.object({ workspaceId: z.string(), communityIds: z.array(z.string()) }),
  attempts: 3,
  leaseMs: 5 * 60_000,
  atOnce: 1,
});

/** Reads the rules of communities that a user is looking at. */
export const readRulesLater = declareJob({
  name: 'discovery.readRules',
  payload: z.object({ workspaceId: z.string(), names: z.array(z.string()) }),
  attempts: 3,
  leaseMs: 5 * 60_000,
  atOnce: 1,
});
