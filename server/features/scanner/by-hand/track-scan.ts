import type { ScanEnd } from '#contract/scanning/scans-by-hand.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { staleBefore } from './scan-rows.ts';

export type Progress = { communitiesRead: number; threadsRead: number; kept: number };

/** A scan that other processes can see and cancel. */
export type TrackedScan = {
  readonly progress: Readonly<Progress>;
  /** Adds to the progress. `kept` is a total, not an increment. */
  note(more: Partial<Progress>): void;
  /** Stores the progress, for other processes to see. False if the scan should stop. */
  reportProgress(): Promise<boolean>;
  end(db: Db, end: ScanEnd): Promise<void>;
};

/** Throws while another scan of the workspace runs: both would compete for the same call budget. */
export async function trackScan(ctx: UserContext, communities: number): Promise<TrackedScan> {
  const { db, clock, events, stop } = ctx;
  const { workspaceId } = ctx.actor;
  const scanId = await claim(ctx, communities);
  await events.publish(db, { workspaceId, topic: 'scanning' });
  const progress: Progress = { communitiesRead: 0, threadsRead: 0, kept: 0 };
  const ofScan = (at: Db) =>
    at.updateTable('scans_by_hand').where('workspace_id', '=', workspaceId).where('scan_id', '=', scanId);
  const written = () => ({
    beat_at: clock.now(),
    communities_read: progress.communitiesRead,
    threads_read: progress.threadsRead,
    kept: progress.kept,
  });
  return {
    progress,
    note({ communitiesRead = 0, threadsRead = 0, kept = progress.kept }) {
      progress.communitiesRead += communitiesRead;
      progress.threadsRead += threadsRead;
      progress.kept = kept;
    },
    async reportProgress() {
      const row = await ofScan(db).set(written()).returning('stop_asked').executeTakeFirst();
      await events.publish(db, { workspaceId, topic: 'scanning' });
      return row?.stop_asked === 0 && !stop.signal.aborted;
    },
    async end(at, end) {
      await ofScan(at)
        .set({ ...written(), outcome: JSON.stringify(end) })
        .execute();
      await events.publish(at, { workspaceId, topic: 'scanning' });
    },
  };
}

async function claim(ctx: UserContext, communities: number): Promise<string> {
  const now = ctx.clock.now();
  const scanId = newId('scn', ctx);
  const fresh = {
    scan_id: scanId,
    started_at: now,
    beat_at: now,
    communities,
    communities_read: 0,
    threads_read: 0,
    kept: 0,
    stop_asked: 0 as const,
    outcome: null,
  };
  const claimed = await ctx.db
    .insertInto('scans_by_hand')
    .values({ workspace_id: ctx.actor.workspaceId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('workspace_id')
        .doUpdateSet(fresh)
        .where((row) =>
          row.or([
            row('scans_by_hand.outcome', 'is not', null),
            row('scans_by_hand.beat_at', '<=', staleBefore(now)),
          ]),
        ),
    )
    .returning('scan_id')
    .executeTakeFirst();
  if (!claimed)
    throw new AppError('CONFLICT', 'A scan is already running. Wait until it ends, or cancel it first.');
  return scanId;
}
