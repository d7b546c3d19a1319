import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

/** Reads the workspaces' threads with new comments, and rereads waiting replies. */
export const readReplies = declareJob({
  name: 'replies.read',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 5 * 60_000,
  everyMs: 60_000,
});
