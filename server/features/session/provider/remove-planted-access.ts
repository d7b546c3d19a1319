import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { Context, UserContext } from '#server/context.ts';
import { endUserSessions } from '../end-sessions.ts';
import { deletePasskeys } from '../passkeys/change-passkey.ts';

/**
 * Someone else may have registered this address before its owner first signed in through the provider. Removes everything
 * that would let them sign in, read or post. Texts stay, since the owner may have written them.
 */
export async function removePlantedAccess(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const { id: workspaceId } = await tx
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  const owner: UserContext = { ...ctx, actor: { kind: 'user', userId, workspaceId, sessionId: '' } };
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
  await deletePasskeys(tx, userId);
  await endUserSessions(owner, tx);
  await ctx.reactions.ownerFound(owner, tx);
  await audit(owner, tx, { verb: 'session.linked', workspaceId });
}
