import type { Job } from './adapters/queue/job.ts';
import { readFacts } from './features/accounts/read-facts.job.ts';
import { lookForCopies } from './features/posts/look-for-copies.job.ts';
import { lookAgain } from './features/posts/look-again.job.ts';
import { publishPost } from './features/posts/publish-post.job.ts';
import { sweep } from './features/housekeeping/sweep.job.ts';

/** Every job there is, once. */
export const JOBS: readonly Job[] = [publishPost, lookForCopies, lookAgain, sweep, readFacts];
