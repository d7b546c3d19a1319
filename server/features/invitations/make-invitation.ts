import type { Input, Output } from '#contract/endpoint.ts';
import type { makeInvitation as endpoint } from '#contract/registering/invitations.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { isInstallationOwner } from '../session/is-installation-owner.ts';
import { logSignIn } from '../session/log-sign-in.ts';
import { presentInvitation } from './invitation-rows.ts';

const LIFE_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Stores only the hash, so the link cannot be shown again. */
export async function makeInvitation(
  ctx: UserContext,
  { note }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { db, clock, config, actor } = ctx;
  const { userId, workspaceId } = actor;
  if (!(await isInstallationOwner(ctx, db))) throw new AppError('NOT_FOUND');
  if (config.signups === 'provider')
    throw new AppError('CONFLICT', 'People sign in to this Threadwell through its provider, without a link.');
  await consumeRateLimits(ctx, [{ key: `invitations:${userId}`, count: 60, windowMs: HOUR_MS }]);
  const token = newToken(ctx.random);
  const now = clock.now();
  const row = {
    id: newId('inv', ctx),
    workspace_id: workspaceId,
    token_hash: hashToken(token),
    note,
    created_at: now,
    expires_at: now + LIFE_MS,
    ended_at: null,
    used_at: null,
    used_by: null,
  };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('invitations').values(row).execute();
    await logSignIn(ctx, tx, { event: 'invitationMade', userId, from: actor.from });
    await audit(ctx, tx, { verb: 'invitation.made', workspaceId, subject: row.id });
    await ctx.events.publish(tx, { workspaceId, topic: 'invitations' });
  });
  // The part behind the # is never sent to a server or logged.
  return {
    ...presentInvitation({ ...row, email: null }, now),
    link: `${config.publicUrl}/api/invitation#${token}`,
  };
}
