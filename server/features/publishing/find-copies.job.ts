import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { findCopies } from '../posts/post-jobs.ts';
import { createPublishPorts } from './publish-ports.ts';
import { settleLateCopies } from './settle-late-copies.ts';

export const handleFindCopies = handleJob(findCopies, (ctx: JobContext, { postId }) =>
  settleLateCopies(createPublishPorts(ctx), postId),
);
