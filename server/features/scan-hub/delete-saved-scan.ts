import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findSavedScan } from './saved-scan-rows.ts';

export async function deleteSavedScan(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await findSavedScan(tx, id));
    await tx.deleteFrom('saved_scans').where('id', '=', row.id).execute();
    await ctx.events.publish(tx, { workspaceId: row.workspace_id, topic: 'scans' });
  });
}
