import { deleteExpiredRows } from '#server/adapters/db/owned-rows.ts';
import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { purgeTrash } from '../trash/purge-trash.ts';
import { sweep } from './housekeeping-jobs.ts';

export const handleSweep = handleJob(sweep, async (ctx: JobContext) => {
  await deleteExpiredRows(ctx, ctx.clock.now());
  await purgeTrash(ctx, ctx.db);
});
