import type { FactsFile } from '#contract/drafts.ts';
import type { UserContext } from '#server/context.ts';
import { parseAbout } from '../preflight/preflight-reads.ts';

export async function readFactsFile({ db, actor }: UserContext): Promise<FactsFile> {
  const row = await db
    .selectFrom('facts_files')
    .selectAll()
    .where('workspace_id', '=', actor.workspaceId)
    .executeTakeFirst();
  return { product: row?.product ?? null, about: row ? parseAbout(row.about) : [] };
}

export async function saveFactsFile(ctx: UserContext, { product, about }: FactsFile): Promise<FactsFile> {
  const row = {
    workspace_id: ctx.actor.workspaceId,
    product: product || null,
    about: JSON.stringify(about.filter(Boolean)),
    updated_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('facts_files')
    .values(row)
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
    .execute();
  await ctx.events.publish(ctx.db, { workspaceId: ctx.actor.workspaceId, topic: 'facts' });
  return await readFactsFile(ctx);
}
