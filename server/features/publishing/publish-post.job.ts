import { openJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { publishPost } from '../posts/post-jobs.ts';
import { createPublishPorts } from './publish-ports.ts';
import { publishStep } from './publish-step.ts';

/** The runs of a process share the ports, and so the transactions of the store. */
export const handlePublishPost = openJob(publishPost, (ctx: JobContext) => {
  const ports = createPublishPorts(ctx);
  return (ref) => publishStep(ports, ref);
});
