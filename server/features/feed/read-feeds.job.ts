import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { readFeeds } from './feed-jobs.ts';
import { readDueFeed } from './read-due-feed.ts';

export const handleReadFeeds = handleJob(readFeeds, (ctx: JobContext) => readDueFeed(ctx));
