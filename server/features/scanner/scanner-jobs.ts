import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads the threads of the lists again, so that what was deleted there goes here too. */
export const verifyOpportunities = declareJob({
  name: 'scanner.verify',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 5 * 60_000,
  everyMs: 30 * 60_000,
});
