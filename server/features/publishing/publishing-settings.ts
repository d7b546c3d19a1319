import type { PublishingSettings } from '#contract/publishing.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

export const DEFAULT_SETTINGS: PublishingSettings = { silence: 'usual', lateCopies: 'remove' };

export async function findPublishingSettings(db: Db, workspaceId: string): Promise<PublishingSettings> {
  const row = await db
    .selectFrom('publishing_settings')
    .select(['quiet_period as silence', 'late_copies as lateCopies'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row ?? DEFAULT_SETTINGS;
}

export const readPublishingSettings = ({ db, actor }: UserContext): Promise<PublishingSettings> =>
  findPublishingSettings(db, actor.workspaceId);

export async function savePublishingSettings(
  ctx: UserContext,
  { silence, lateCopies }: PublishingSettings,
): Promise<PublishingSettings> {
  const row = {
    workspace_id: ctx.actor.workspaceId,
    quiet_period: silence,
    late_copies: lateCopies,
    updated_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('publishing_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
    .execute();
  return await readPublishingSettings(ctx);
}
