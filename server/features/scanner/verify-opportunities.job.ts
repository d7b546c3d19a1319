import { handleJob } from '#server/adapters/queue/job.ts';
import { isOutage } from '#server/adapters/platform/outcome.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { JobContext } from '#server/context.ts';
import { findReaders } from '../accounts/choose-account.ts';
import { updateOpportunities } from './update-opportunities.ts';
import { verifyOpportunities } from './scanner-jobs.ts';

/** The age at which threads are read again, well before the 48-hour limit for storing other users' texts. */
const VERIFY_AFTER_MS = 20 * 3_600_000;
/** The batch size, small because each thread may add its matching comment to the call. */
const AT_ONCE = 50;

/** Threads of workspaces without a reader are not verified; they are deleted after 48 hours. */
export const handleVerifyOpportunities = handleJob(verifyOpportunities, async (ctx: JobContext) => {
  const { platform, db, clock } = ctx;
  if (!platform) return;
  const before = clock.now() - VERIFY_AFTER_MS;
  const due = await db
    .selectFrom('opportunities')
    .select('workspace_id')
    .distinct()
    .where('origin', '=', platform.mode)
    .where('read_at', '<', before)
    .execute();
  const readers = await findReaders(
    ctx,
    due.map((row) => row.workspace_id),
  );
  for (const reader of readers) if (!(await verifyFor(ctx, platform, reader, before))) return;
});

/** Returns false during an outage. */
async function verifyFor(
  ctx: JobContext,
  platform: Platform,
  reader: Caller,
  before: number,
): Promise<boolean> {
  const { db, log, stop } = ctx;
  // Skips threads that were just renewed for an earlier workspace.
  const due = await db
    .selectFrom('opportunities')
    .select(['thread_id', 'comment_id'])
    .where('workspace_id', '=', reader.workspaceId)
    .where('origin', '=', platform.mode)
    .where('read_at', '<', before)
    .orderBy('read_at')
    .execute();
  for (let from = 0; from < due.length; from += AT_ONCE) {
    if (stop.signal.aborted) return false;
    const some = due.slice(from, from + AT_ONCE);
    const ids = some.flatMap((row) => [row.thread_id, row.comment_id]).filter((id) => id !== null);
    const asked = [...new Set(ids)];
    const read = await platform.byIds(reader, asked);
    if (read.kind !== 'ok') {
      log.warn({ accountId: reader.accountId, outcome: read }, 'could not reread found threads');
      return !isOutage(read);
    }
    await updateOpportunities(
      ctx,
      { origin: platform.mode, workspaceId: reader.workspaceId },
      asked,
      read.value,
    );
  }
  return true;
}
