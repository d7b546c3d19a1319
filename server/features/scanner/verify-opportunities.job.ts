import { handleJob } from '#server/adapters/queue/job.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { cutText } from '#core/text/cut-text.ts';
import type { Context, JobContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { BODY_MAX } from './build-opportunity.ts';
import { verifyOpportunities } from './scanner-jobs.ts';

/** Well before the 48 hours for which texts of others are kept at most. */
const VERIFY_AFTER_MS = 20 * 3_600_000;
const AT_ONCE = 500;

export const handleVerifyOpportunities = handleJob(verifyOpportunities, async (ctx: JobContext) => {
  const { platform, db, clock, log } = ctx;
  if (!platform) return;
  const due = await db
    .selectFrom('opportunities')
    .select(['workspace_id', 'thread_id'])
    .where('origin', '=', platform.mode)
    .where('read_at', '<', clock.now() - VERIFY_AFTER_MS)
    .orderBy('read_at')
    .limit(AT_ONCE)
    .execute();
  const seen = new Set<string>();
  for (const [workspaceId, rows] of Map.groupBy(due, (row) => row.workspace_id)) {
    const reader = await findReader(ctx, workspaceId);
    const ids = rows.map((row) => row.thread_id).filter((id) => !seen.has(id));
    if (!reader || ids.length === 0) continue;
    const read = await platform.byIds({ ...reader, purpose: 'scan' }, ids);
    if (read.kind !== 'ok') {
      log.warn({ workspaceId, outcome: read }, 'found threads could not be read again');
      continue;
    }
    for (const id of ids) seen.add(id);
    const found = new Map(read.value.map((thing) => [thing.id, thing]));
    for (const id of ids) await renew(ctx, platform, id, found.get(id));
  }
});

type Thing = Submission | { id: string };

/** What one reading says holds for every workspace that has the thread. */
async function renew({ db, clock }: Context, { mode }: Platform, id: string, thing: Thing | undefined) {
  const isThere = thing && 'title' in thing && thing.removedBy === null && thing.author !== null;
  if (!isThere) {
    await db.deleteFrom('opportunities').where('origin', '=', mode).where('thread_id', '=', id).execute();
    return;
  }
  const figures = {
    title: thing.title,
    body: cutText(thing.body, BODY_MAX),
    upvotes: thing.score,
    comments: thing.comments,
    read_at: clock.now(),
  };
  await db
    .updateTable('opportunities')
    .set(figures)
    .where('origin', '=', mode)
    .where('thread_id', '=', id)
    .execute();
}
