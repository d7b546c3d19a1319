import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findRule } from './rule-rows.ts';

/** Deliveries of earlier matches are still sent. */
export async function removeRule(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { workspace_id: workspaceId } = authorize(ctx.actor, await findRule(tx, id));
    await tx.deleteFrom('alert_rules').where('id', '=', id).execute();
    await audit(ctx, tx, { verb: 'alert_rule.removed', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
  });
}
