import { oldestBucket } from '#core/calls/decide-call.ts';
import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { purgeTrash } from '../trash/purge-trash.ts';
import { sweep } from './housekeeping-jobs.ts';

const KEEP_FINISHED_JOBS_MS = 7 * 24 * 3_600_000;

export const handleSweep = handleJob(sweep, async (ctx: JobContext) => {
  const { db, clock } = ctx;
  const now = clock.now();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<', now).execute();
  await db.deleteFrom('account_connections').where('expires_at', '<', now).execute();
  await db.deleteFrom('call_buckets').where('bucket', '<', oldestBucket(now)).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute();
  await purgeTrash(ctx, db);
  await db
    .deleteFrom('jobs')
    .where('finished_at', '<', now - KEEP_FINISHED_JOBS_MS)
    .execute();
});
