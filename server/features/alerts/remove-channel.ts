import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findChannel } from './channel-rows.ts';

/** Deletes a channel and its deliveries (`on delete cascade`). */
export async function removeChannel(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { workspace_id: workspaceId } = authorize(ctx.actor, await findChannel(tx, id));
    await tx.deleteFrom('alert_channels').where('id', '=', id).execute();
    await audit(ctx, tx, { verb: 'alert_channel.removed', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
  });
}
