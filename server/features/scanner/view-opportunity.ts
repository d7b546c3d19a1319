import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findOpportunity } from './opportunity-rows.ts';

export async function viewOpportunity(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await findOpportunity(tx, id));
    if (row.viewed_at !== null) return;
    await tx
      .updateTable('opportunities')
      .set({ viewed_at: ctx.clock.now() })
      .where('id', '=', row.id)
      .execute();
    await ctx.events.publish(tx, { workspaceId: row.workspace_id, topic: 'opportunities' });
  });
}
