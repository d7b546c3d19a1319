import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findTarget } from './target-rows.ts';

export async function removeTarget(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const target = authorize(ctx.actor, await findTarget(tx, id));
    await tx.deleteFrom('targets').where('id', '=', target.id).execute();
    await ctx.events.publish(tx, { workspaceId: ctx.actor.workspaceId, topic: 'targets' });
  });
}
