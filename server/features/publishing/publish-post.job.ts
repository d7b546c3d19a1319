import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { publishPost } from '../posts/post-jobs.ts';
import { createPublishPorts } from './publish-ports.ts';
import { publishStep } from './publish-step.ts';

export const handlePublishPost = handleJob(publishPost, (ctx: JobContext, ref) =>
  publishStep(createPublishPorts(ctx), ref),
);
