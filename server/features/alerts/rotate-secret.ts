import type { rotateSecret as endpoint } from '#contract/alerts/channels.ts';
import type { Output } from '#contract/endpoint.ts';
import { newWebhookSecret } from '#server/adapters/alerts/sign-webhook.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { channelCell, lockChannel } from './channel-rows.ts';

const BOTH_SIGN_MS = 24 * 3_600_000;

/** The old secret stays valid for a day, so that the receiver can switch. */
export async function rotateSecret(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Output<typeof endpoint>> {
  const { cipher, clock } = ctx;
  const secret = newWebhookSecret(ctx.random);
  await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await lockChannel(ctx, tx, id));
    if (row.signing_secret === null) throw new AppError('CONFLICT', 'Only webhooks have a secret.');
    const old = cipher.open(row.signing_secret, channelCell(id, 'signing_secret'));
    await tx
      .updateTable('alert_channels')
      .set({
        signing_secret: cipher.seal(secret, channelCell(id, 'signing_secret')),
        old_signing_secret: cipher.seal(old, channelCell(id, 'old_signing_secret')),
        old_secret_until: clock.now() + BOTH_SIGN_MS,
      })
      .where('id', '=', id)
      .execute();
    await audit(ctx, tx, {
      verb: 'alert_channel.secret_rotated',
      workspaceId: row.workspace_id,
      subject: id,
    });
  });
  return { secret };
}
