import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

export const sweep = declareJob({
  name: 'housekeeping.sweep',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 60_000,
  everyMs: 3_600_000,
});
