import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { findChannel, openTarget } from './channel-rows.ts';

/** Sends the same link again, so an earlier email stays valid. */
export async function resendConfirmation(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const row = authorize(ctx.actor, await findChannel(ctx.db, id));
  const target = await openTarget(ctx, row);
  if (target.kind !== 'email' || row.state !== 'unverified')
    throw new AppError('CONFLICT', 'This channel needs no confirmation.');
  await askToConfirm(ctx, { channelId: id, address: target.address, url: target.unsubscribeUrl });
  const { workspace_id: workspaceId } = row;
  await audit(ctx, ctx.db, { verb: 'alert_channel.confirmation_resent', workspaceId, subject: id });
}
