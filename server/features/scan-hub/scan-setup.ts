import type { Input } from '#contract/endpoint.ts';
import {
  type changeScanSetup as endpoint,
  type ScanSetup,
  scanSetup,
} from '#contract/scanning/saved-scans.ts';
import { SCAN_DEFAULTS } from '#contract/scanner.ts';
import { applySetupChange } from '#core/scanning/setup-change.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { findSavedScans, readConfiguration } from './saved-scan-rows.ts';

/** The scanner's form as last edited, on any device; until then it has the first saved scan's chips. */
export async function readScanSetup(ctx: UserContext, db: Db): Promise<ScanSetup> {
  const row = await db
    .selectFrom('scan_setups')
    .select('configuration')
    .where('workspace_id', '=', ctx.actor.workspaceId)
    .executeTakeFirst();
  if (row) {
    const { subreddits, keywords, filters } = readConfiguration(row);
    return { subreddits, keywords, filters };
  }
  const [first] = await findSavedScans(ctx, db);
  const { subreddits, keywords } = first ? readConfiguration(first) : { subreddits: [], keywords: [] };
  return { subreddits, keywords, filters: { ...SCAN_DEFAULTS } };
}

export async function changeScanSetup(ctx: UserContext, change: Input<typeof endpoint>): Promise<ScanSetup> {
  const { workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    // Serializes concurrent changes, so that they add up.
    await lockWorkspaces(ctx, tx, [workspaceId]);
    const setup = applySetupChange(await readScanSetup(ctx, tx), change);
    refuseExcess(setup);
    const row = {
      workspace_id: workspaceId,
      configuration: JSON.stringify(setup),
      updated_at: ctx.clock.now(),
    };
    await tx
      .insertInto('scan_setups')
      .values(row)
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
      .execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'scans' });
    return setup;
  });
}

/** The limits of one change hold for the sum of several too. */
function refuseExcess(setup: ScanSetup): void {
  const { error } = scanSetup.safeParse(setup);
  if (!error) return;
  const faults = error.issues.map(({ path: [field], message }) => [String(field), message] as const);
  throw invalidInput(Object.fromEntries(faults));
}
