import type { Output } from '#contract/endpoint.ts';
import type { exportAccount as endpoint } from '#contract/session.ts';
import { audit } from '#server/audit.ts';
import type { Context, UserActor } from '#server/context.ts';

/** Everything kept about a person and in their workspace, table by table, without secrets. */
export async function exportAccount(ctx: Context<UserActor>): Promise<Output<typeof endpoint>> {
  const { db, clock, actor } = ctx;
  const { userId, workspaceId } = actor;
  const tables = {
    users: await db
      .selectFrom('users')
      .select([
        'id',
        'email',
        'first_name',
        'last_name',
        'profile_image_url',
        'subscription_plan',
        'created_at',
      ])
      .where('id', '=', userId)
      .execute(),
    identities: await db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute(),
    workspaces: await db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', userId)
      .execute(),
    reddit_accounts: await db
      .selectFrom('reddit_accounts')
      .select([
        'id',
        'username',
        'mode',
        'is_active',
        'karma',
        'member_since',
        'verified_email',
        'facts_at',
        'created_at',
      ])
      .where('workspace_id', '=', workspaceId)
      .execute(),
    call_meter: await db
      .selectFrom('call_meter')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .execute(),
    audit_events: await db
      .selectFrom('audit_events')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .execute(),
  };
  await audit(ctx, db, { verb: 'account.exported', workspaceId });
  return { exportedAt: new Date(clock.now()).toISOString(), tables };
}
