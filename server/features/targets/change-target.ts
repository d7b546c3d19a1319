import type { Input } from '#contract/endpoint.ts';
import type { changeTarget as endpoint, Target } from '#contract/targets.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findTarget, readTarget } from './target-rows.ts';

export async function changeTarget(ctx: UserContext, { id, note }: Input<typeof endpoint>): Promise<Target> {
  return await ctx.db.transaction().execute(async (tx) => {
    const target = authorize(ctx.actor, await findTarget(tx, id));
    await tx.updateTable('targets').set({ note }).where('id', '=', target.id).execute();
    await ctx.events.publish(tx, { workspaceId: ctx.actor.workspaceId, topic: 'targets' });
    return await readTarget(ctx, tx, target.name_key);
  });
}
