import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { logSignIn } from '../session/log-sign-in.ts';

/** Ends an unused link. Accounts already created with it stay. */
export async function endInvitation(ctx: UserContext, { id }: { id: string }): Promise<void> {
  const { userId, workspaceId, from } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
    authorize(ctx.actor, row);
    const ended = await tx
      .updateTable('invitations')
      .set({ ended_at: ctx.clock.now() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) {
      const now = await tx
        .selectFrom('invitations')
        .select('used_at')
        .where('id', '=', id)
        .executeTakeFirst();
      if (now?.used_at == null) return;
      throw new AppError('CONFLICT', 'This link was already used. The account created with it stays.');
    }
    await logSignIn(ctx, tx, { event: 'invitationEnded', userId, from });
    await audit(ctx, tx, { verb: 'invitation.ended', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'invitations' });
  });
}
