import { sql } from 'kysely';
import type { Output } from '#contract/endpoint.ts';
import type { listInvitations as endpoint } from '#contract/registering/invitations.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { isInstallationOwner } from '../session/is-installation-owner.ts';
import { presentInvitation } from './invitation-rows.ts';

const MOST = 200;

/** Open invitations first, then the newest. */
export async function listInvitations(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { db, actor, clock, config } = ctx;
  if (!(await isInstallationOwner(ctx, db))) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const rows = await db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.used_by')
    .selectAll('invitations')
    .select('users.email')
    .where('invitations.workspace_id', '=', actor.workspaceId)
    .orderBy(sql`used_at is null and ended_at is null and expires_at > ${now}`, 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(MOST)
    .execute();
  return { signUps: config.signups, items: rows.map((row) => presentInvitation(row, now)) };
}
