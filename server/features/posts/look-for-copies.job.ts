import * as z from 'zod/mini';
import { defineJob, type Job } from '#server/adapters/queue/job.ts';
import { createPublishPorts } from './publish-ports.ts';
import { settleLateCopies } from './publish-step.ts';

/** For an hour after an unknown outcome: what came late becomes the post, or is taken down as a second copy. */
export const lookForCopies: Job<{ postId: string }> = defineJob({
  name: 'posts.lookForCopies',
  payload: z.object({ postId: z.string() }),
  attempts: 3,
  leaseMs: 30_000,
  run: (ctx, { postId }) => settleLateCopies(createPublishPorts(ctx, lookForCopies), postId),
});
