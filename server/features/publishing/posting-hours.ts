import { postingHours, type PostingHours } from '#contract/publishing.ts';
import { DEFAULT_POSTING_HOURS } from '#core/publishing/posting-hours.ts';
import type { UserContext } from '#server/context.ts';
import { DEFAULT_SETTINGS } from './publishing-settings.ts';

export async function readPostingHours({ db, actor }: UserContext): Promise<PostingHours> {
  const row = await db
    .selectFrom('publishing_settings')
    .select('posting_hours')
    .where('workspace_id', '=', actor.workspaceId)
    .executeTakeFirst();
  return row?.posting_hours ? postingHours.parse(JSON.parse(row.posting_hours)) : DEFAULT_POSTING_HOURS;
}

export async function savePostingHours(ctx: UserContext, { days }: PostingHours): Promise<PostingHours> {
  const chosen = { posting_hours: JSON.stringify({ days }), updated_at: ctx.clock.now() };
  const { silence, lateCopies } = DEFAULT_SETTINGS;
  await ctx.db
    .insertInto('publishing_settings')
    .values({
      workspace_id: ctx.actor.workspaceId,
      quiet_period: silence,
      late_copies: lateCopies,
      ...chosen,
    })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(chosen))
    .execute();
  return await readPostingHours(ctx);
}
