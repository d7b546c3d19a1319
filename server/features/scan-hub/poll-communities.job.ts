import { openJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { runRound } from './run-round.ts';
import { pollCommunities } from './scan-hub-jobs.ts';
import { ScanMatcher } from './scan-matcher.ts';

/** All rounds of a process share the keyword index. */
export const handlePollCommunities = openJob(pollCommunities, (ctx: JobContext) => {
  const matcher = new ScanMatcher(ctx.random.bytes(4).readInt32BE());
  return () => runRound(ctx, matcher);
});
