import type { Input } from '#contract/endpoint.ts';
import type { deleteUser as endpoint } from '#contract/session.ts';
import { invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Context, UserActor } from '#server/context.ts';
import { confirmPassword } from './confirm-password.ts';
import { endSessionsOf } from './end-sessions.ts';
import { findUser } from './session-rows.ts';

/** Removes a person, their workspace and all in it. What stays is one line in the audit log. */
export async function deleteUser(ctx: Context<UserActor>, input: Input<typeof endpoint>): Promise<void> {
  const { userId, workspaceId } = ctx.actor;
  const user = await findUser(ctx.db, userId);
  if (input.confirmEmail !== user.email) {
    throw invalidInput({ confirmEmail: 'Type the e-mail address of this account.' });
  }
  await confirmPassword(ctx, user, input.password, 'password');
  await ctx.db.transaction().execute(async (tx) => {
    await endSessionsOf(ctx, tx);
    await tx.deleteFrom('audit_events').where('workspace_id', '=', workspaceId).execute();
    await tx.deleteFrom('users').where('id', '=', userId).execute();
    const anyone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!anyone) await tx.deleteFrom('installation').where('key', '=', 'first_user').execute();
    await audit(ctx, tx, { verb: 'account.deleted', workspaceId: null });
  });
}
