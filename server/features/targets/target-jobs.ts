import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads the rules of targets that were not read for a day, to notice changes. */
export const refreshRules = declareJob({
  name: 'targets.refreshRules',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 5 * 60_000,
  everyMs: 3_600_000,
});
