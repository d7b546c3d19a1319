import { openJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { publishPost } from '../posts/post-jobs.ts';
import { createPublishPorts } from './publish-ports.ts';
import { publishStep } from './publish-step.ts';

/** All runs in a process share the ports, so that the store can batch its transactions. */
export const handlePublishPost = openJob(publishPost, (ctx: JobContext) => {
  const ports = createPublishPorts(ctx);
  return (ref) => publishStep(ports, ref);
});
