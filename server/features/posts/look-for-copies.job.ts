import * as z from 'zod/mini';
import { defineJob, type Job } from '#server/adapters/queue/job.ts';
import { createPublishPorts } from './publish-ports.ts';
import { removeLateCopies } from './publish-step.ts';

/** For an hour after an unknown outcome: a second copy that came late is taken down. */
export const lookForCopies: Job<{ postId: string }> = defineJob({
  name: 'posts.lookForCopies',
  payload: z.object({ postId: z.string() }),
  attempts: 3,
  leaseMs: 60_000,
  run: (ctx, { postId }) => removeLateCopies(createPublishPorts(ctx, lookForCopies), postId),
});
