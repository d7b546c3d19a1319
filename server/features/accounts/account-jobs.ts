import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads each connected account's age, karma and email state once a day. */
export const readFacts = declareJob({
  name: 'accounts.readFacts',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 10 * 60_000,
  everyMs: 10 * 60_000,
});
