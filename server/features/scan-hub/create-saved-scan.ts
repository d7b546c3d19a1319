import type { Input } from '#contract/endpoint.ts';
import {
  type createSavedScan as endpoint,
  type SavedScan,
  SAVED_SCANS_MAX,
} from '#contract/scanning/saved-scans.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { checkKeywords } from './check-keywords.ts';
import { findSavedScans, presentSavedScan, writeConfiguration } from './saved-scan-rows.ts';

export async function createSavedScan(
  ctx: UserContext,
  { name, isOn, ...configuration }: Input<typeof endpoint>,
): Promise<SavedScan> {
  checkKeywords(configuration.keywords);
  const { workspaceId } = ctx.actor;
  const row = {
    id: newId('scn', ctx),
    workspace_id: workspaceId,
    name,
    is_on: isOn ? (1 as const) : (0 as const),
    configuration: writeConfiguration(configuration),
    version: 1,
    caught_up_version: 0,
    caught_up_communities: '[]',
    created_at: ctx.clock.now(),
  };
  await ctx.db.transaction().execute(async (tx) => {
    // Serializes concurrent saves, so that the limit holds.
    await lockWorkspaces(ctx, tx, [workspaceId]);
    if ((await findSavedScans(ctx, tx)).length >= SAVED_SCANS_MAX)
      throw new AppError('CONFLICT', `You have ${SAVED_SCANS_MAX} saved scans. Delete one first.`);
    await tx.insertInto('saved_scans').values(row).execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'scans' });
  });
  return presentSavedScan(row);
}
