import type { Output } from '#contract/endpoint.ts';
import type { exportUser as endpoint } from '#contract/session.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { Context, UserActor } from '#server/context.ts';

/** Everything kept about a person and in their workspace, table by table, without secrets. */
export async function exportUser(ctx: Context<UserActor>): Promise<Output<typeof endpoint>> {
  const { db, clock, actor } = ctx;
  const { userId, workspaceId } = actor;
  const ownPosts = db.selectFrom('posts').select('id').where('workspace_id', '=', workspaceId);
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
        'activity_seen_at',
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
    model_choices: await db
      .selectFrom('model_choices')
      .select(['provider', 'model', 'base_url', 'monthly_token_cap', 'updated_at'])
      .where('workspace_id', '=', workspaceId)
      .execute(),
    post_attempts: await db
      .selectFrom('post_attempts')
      .selectAll()
      .where('post_id', 'in', ownPosts)
      .execute(),
    post_beginnings: await db
      .selectFrom('post_beginnings')
      .selectAll()
      .where('post_id', 'in', ownPosts)
      .execute(),
    post_looks: await db.selectFrom('post_looks').selectAll().where('post_id', 'in', ownPosts).execute(),
    post_events: await db.selectFrom('post_events').selectAll().where('post_id', 'in', ownPosts).execute(),
    ...(await readWhole(db, workspaceId)),
  };
  await audit(ctx, db, { verb: 'account.exported', workspaceId });
  return { exportedAt: new Date(clock.now()).toISOString(), tables };
}

const WHOLE = [
  'posts',
  'facts_files',
  'publishing_cautions',
  'model_usage',
  'call_meter',
  'audit_events',
] as const;

/** The tables of a workspace that hold no secret. */
async function readWhole(db: Db, workspaceId: string): Promise<Record<string, object[]>> {
  const entries = WHOLE.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().where('workspace_id', '=', workspaceId).execute();
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
