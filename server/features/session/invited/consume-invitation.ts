import type { InvitationState } from '#contract/registering/invitations.ts';
import { hashToken } from '#server/adapters/crypto/random.ts';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { Context, Origin } from '#server/context.ts';
import { logSignIn } from '../log-sign-in.ts';

export type UsedInvitation = Pick<Schema['invitations'], 'id' | 'workspace_id'>;

export function invitationState(
  row: Pick<Schema['invitations'], 'used_at' | 'ended_at' | 'expires_at'>,
  now: number,
): InvitationState {
  if (row.used_at !== null) return 'used';
  if (row.ended_at !== null) return 'ended';
  return row.expires_at <= now ? 'expired' : 'open';
}

/** The state of an invitation; null if it never existed or its creator is gone. */
export async function readInvitationState(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string | undefined,
): Promise<InvitationState | null> {
  if (!token) return null;
  const row = await db
    .selectFrom('invitations')
    .select(['used_at', 'ended_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? invitationState(row, clock.now()) : null;
}

/** Uses an invitation. A single statement, so that only one of two concurrent requests gets it. */
export async function consumeInvitation(
  { config, clock }: Context,
  tx: Tx,
  token: string | undefined,
): Promise<UsedInvitation | null> {
  if (!token || config.signups === 'provider') return null;
  const now = clock.now();
  const taken = await tx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'workspace_id'])
    .executeTakeFirst();
  return taken ?? null;
}

/** Tells the inviter that the invitation was used, and from where. */
export async function recordInvitationUse(
  ctx: Context,
  tx: Tx,
  { id, workspace_id: workspaceId }: UsedInvitation,
  { userId, from }: { userId: string; from: Origin | undefined },
): Promise<void> {
  await tx.updateTable('invitations').set({ used_by: userId }).where('id', '=', id).execute();
  const { owner_id } = await tx
    .selectFrom('workspaces')
    .select('owner_id')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  await logSignIn(ctx, tx, { event: 'invitationUsed', userId: owner_id, from });
  await audit(ctx, tx, { verb: 'invitation.used', workspaceId, subject: id });
  await ctx.events.publish(tx, { workspaceId, topic: 'invitations' });
}
