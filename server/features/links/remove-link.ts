import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';

export async function removeLink(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('pasted_links').selectAll().where('id', '=', id).executeTakeFirst();
    const row = authorize(ctx.actor, found);
    await tx.deleteFrom('pasted_links').where('id', '=', row.id).execute();
    await ctx.events.publish(tx, { workspaceId: row.workspace_id, topic: 'links' });
  });
}
