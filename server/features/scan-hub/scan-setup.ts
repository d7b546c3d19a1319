import type { saveScanSetup as endpoint, ScanSetup } from '#contract/scanning/saved-scans.ts';
import type { Input } from '#contract/endpoint.ts';
import type { UserContext } from '#server/context.ts';
import { readConfiguration } from './saved-scan-rows.ts';

/** The scanner's form as last edited, on any device; null if it never was. */
export async function readScanSetup({ db, actor }: UserContext): Promise<ScanSetup | null> {
  const row = await db
    .selectFrom('scan_setups')
    .select('configuration')
    .where('workspace_id', '=', actor.workspaceId)
    .executeTakeFirst();
  if (!row) return null;
  const { subreddits, keywords, filters } = readConfiguration(row);
  return { subreddits, keywords, filters };
}

export async function saveScanSetup(
  { db, clock, actor }: UserContext,
  setup: Input<typeof endpoint>,
): Promise<void> {
  const row = {
    workspace_id: actor.workspaceId,
    configuration: JSON.stringify(setup),
    updated_at: clock.now(),
  };
  await db
    .insertInto('scan_setups')
    .values(row)
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
    .execute();
}
