import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { Context, UserContext } from '#server/context.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { dropPasskeys } from '../passkeys/change-passkey.ts';

/**
 * Somebody else may have registered this address before its owner first signed in through the provider. Whatever would
 * let them in again, read along or post ends; texts stay, since the owner may just as well have written them.
 */
export async function dropPlanted(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const { id: workspaceId } = await tx
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  const owner: UserContext = { ...ctx, actor: { kind: 'user', userId, workspaceId, sessionId: '' } };
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
  await dropPasskeys(tx, userId);
  await endSessionsOf(owner, tx);
  await ctx.reactions.ownerFound(owner, tx);
  await audit(owner, tx, { verb: 'session.linked', workspaceId });
}
