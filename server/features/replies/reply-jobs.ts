import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads threads of ours that have new comments, and again the replies that still wait. */
export const readReplies = declareJob({
  name: 'replies.read',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 5 * 60_000,
  everyMs: 60_000,
});
