import type { AlertChannel, changeChannel as endpoint } from '#contract/alerts/channels.ts';
import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { lockChannel, presentChannel } from './channel-rows.ts';

export async function changeChannel(
  ctx: UserContext,
  { id, name, state }: Input<typeof endpoint>,
): Promise<AlertChannel> {
  return await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await lockChannel(ctx, tx, id));
    const { workspace_id: workspaceId } = row;
    if (state && row.state === 'unverified')
      throw new AppError('CONFLICT', 'Confirm the address first: open the link in the email.');
    const changed = {
      ...row,
      name: name ?? row.name,
      ...(state && { state, failing_since: null }),
    };
    await tx
      .updateTable('alert_channels')
      .set({ name: changed.name, state: changed.state, failing_since: changed.failing_since })
      .where('id', '=', id)
      .execute();
    await audit(ctx, tx, { verb: 'alert_channel.changed', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
    return presentChannel(changed);
  });
}
