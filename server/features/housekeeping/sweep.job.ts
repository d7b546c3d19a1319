import { oldestBucket } from '#core/calls/decide-call.ts';
import * as z from 'zod/mini';
import { defineJob } from '#server/adapters/queue/job.ts';
import { removeGone } from '../posts/remove-gone.ts';

const HOUR_MS = 3_600_000;
const KEEP_FINISHED_JOBS_MS = 7 * 24 * HOUR_MS;

/** Removes what has run out: sessions, half-done sign-ins, counters, finished jobs, the trash. */
export const sweep = defineJob({
  name: 'housekeeping.sweep',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 60_000,
  everyMs: HOUR_MS,
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
    await db.deleteFrom('provider_sign_ins').where('expires_at', '<', now).execute();
    await db.deleteFrom('account_connections').where('expires_at', '<', now).execute();
    await db.deleteFrom('call_buckets').where('bucket', '<', oldestBucket(now)).execute();
    await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute();
    await removeGone(ctx, db);
    await db
      .deleteFrom('jobs')
      .where('finished_at', '<', now - KEEP_FINISHED_JOBS_MS)
      .execute();
  },
});
