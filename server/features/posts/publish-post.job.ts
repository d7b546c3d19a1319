import * as z from 'zod/mini';
import { defineJob } from '#server/adapters/queue/job.ts';
import { lookForCopies } from './look-for-copies.job.ts';
import { createPublishPorts } from './publish-ports.ts';
import { publishStep } from './publish-step.ts';

/** Sends a post at its time, or goes on where an earlier run was cut off. */
export const publishPost = defineJob({
  name: 'posts.publish',
  payload: z.object({ postId: z.string(), fence: z.int() }),
  // Each try looks first at what the last one wrote down, so none can send twice.
  attempts: 1_000,
  leaseMs: 20_000,
  run: (ctx, ref) => publishStep(createPublishPorts(ctx, lookForCopies), ref),
});
