import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { findCopies } from '../posts/post-jobs.ts';
import { createPublishPorts } from './publish-ports.ts';
import { settleLateCopies } from './publish-step.ts';

export const handleFindCopies = handleJob(findCopies, (ctx: JobContext, { postId }) =>
  settleLateCopies(createPublishPorts(ctx), postId),
);
