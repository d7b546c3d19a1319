import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads listed threads again, so that what was deleted on the platform is deleted here too. */
export const verifyOpportunities = declareJob({
  name: 'scanner.verify',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 5 * 60_000,
  everyMs: 30 * 60_000,
});
