import { hashToken } from '#server/adapters/crypto/random.ts';
import { audit } from '#server/audit.ts';
import type { Context, Origin } from '#server/context.ts';
import { logSignIn } from './log-sign-in.ts';

/** Ends the session with this token, so that copies of its cookie become useless too. */
export async function signOut(ctx: Context, token: string, from: Origin): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('token_hash', '=', hashToken(token))
      .returningAll()
      .executeTakeFirst();
    if (!ended) return;
    await ctx.events.publish(tx, {
      workspaceId: ended.workspace_id,
      sessionId: ended.id,
      topic: 'signedOut',
    });
    await ctx.events.publish(tx, { workspaceId: ended.workspace_id, topic: 'sessions' });
    await logSignIn(ctx, tx, { event: 'signedOut', userId: ended.user_id, from });
    await audit(ctx, tx, {
      verb: 'session.signedOut',
      workspaceId: ended.workspace_id,
      subject: ended.user_id,
    });
  });
}
