import type { Input } from '#contract/endpoint.ts';
import type { changePassword as endpoint } from '#contract/session.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';
import type { SessionToken } from '#server/http/session.ts';
import { changeToken } from './change-token.ts';
import { confirmUser } from './confirm-user.ts';
import { endUserSessions } from './end-sessions.ts';
import { logSignIn } from './log-sign-in.ts';
import { refuseEasyPassword } from './refuse-easy-password.ts';
import { findUser } from './session-rows.ts';

/** Sets a new password, gives this session a new token and signs out everywhere else. */
export async function changePassword(
  ctx: PersonContext,
  input: Input<typeof endpoint>,
): Promise<SessionToken> {
  const { userId, workspaceId, sessionId, from } = ctx.actor;
  const user = await findUser(ctx.db, userId);
  const names = [user.first_name, user.last_name];
  await refuseEasyPassword(input.newPassword, { email: user.email, names }, 'newPassword');
  await confirmUser(ctx, user, input.currentPassword, 'currentPassword');
  const password_hash = await ctx.passwords.hash(input.newPassword);
  return await ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
    const session = await changeToken(ctx, tx, sessionId);
    await endUserSessions(ctx, tx, sessionId);
    await ctx.events.publish(tx, { workspaceId, topic: 'user' });
    await logSignIn(ctx, tx, { event: 'passwordChanged', userId, from });
    await audit(ctx, tx, { verb: 'password.changed', workspaceId });
    return session;
  });
}
