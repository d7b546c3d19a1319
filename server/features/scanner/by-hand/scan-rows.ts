import type { Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import type { ScanByHand, ScanEnd } from '#contract/scanning/scans-by-hand.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

type ScanRow = Selectable<Schema['scans_by_hand']>;

/** Longer than any call takes: if a scan is silent for this long, its process has died. */
const SILENT_MS = 30_000;
const CUT_SHORT: ScanEnd = {
  problem: 'The scan was cut short because the server stopped. Start it again.',
};

/** A scan that has been silent since this time has ended. */
export const staleBefore = (now: number): number => now - SILENT_MS;

const endOf = ({ outcome, beat_at: beatAt }: ScanRow, now: number): ScanEnd | null => {
  if (outcome !== null) return JSON.parse(outcome) as ScanEnd;
  return beatAt <= staleBefore(now) ? CUT_SHORT : null;
};

export async function readScan({ db, clock, actor }: UserContext): Promise<{ scan: ScanByHand | null }> {
  const row = await db
    .selectFrom('scans_by_hand')
    .selectAll()
    .where('workspace_id', '=', actor.workspaceId)
    .executeTakeFirst();
  if (!row) return { scan: null };
  return {
    scan: {
      startedAt: toIsoTime(row.started_at),
      communities: row.communities,
      communitiesRead: row.communities_read,
      threadsRead: row.threads_read,
      kept: row.kept,
      isStopping: row.stop_asked === 1,
      end: endOf(row, clock.now()),
    },
  };
}
