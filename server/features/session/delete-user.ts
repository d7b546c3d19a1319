import type { Input } from '#contract/endpoint.ts';
import type { deleteUser as endpoint } from '#contract/session.ts';
import { invalidInput } from '#server/app-error.ts';
import { deleteOwnedRows } from '#server/adapters/db/owned-rows.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';
import { confirmUser } from './confirm-user.ts';
import { endUserSessions } from './end-sessions.ts';
import { printSetUpCode } from './set-up-code.ts';
import { findUser } from './session-rows.ts';

/** Deletes a user and their workspace with all its data. One line in the audit log remains. */
export async function deleteUser(ctx: PersonContext, input: Input<typeof endpoint>): Promise<void> {
  const { userId } = ctx.actor;
  const user = await findUser(ctx.db, userId);
  if (input.confirmEmail !== user.email) {
    throw invalidInput({ confirmEmail: 'Type the email address of this account.' });
  }
  await confirmUser(ctx, user, input.password, 'password');
  await ctx.reactions.userLeaving(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    await endUserSessions(ctx, tx);
    await deleteOwnedRows(tx, ctx.actor);
    const anyone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!anyone) await tx.deleteFrom('installation').where('key', '=', 'first_user').execute();
    await audit(ctx, tx, { verb: 'user.deleted', workspaceId: null });
  });
  await printSetUpCode(ctx);
}
