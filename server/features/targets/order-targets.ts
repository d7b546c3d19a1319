import type { Input } from '#contract/endpoint.ts';
import type { orderTargets as endpoint } from '#contract/targets.ts';
import type { UserContext } from '#server/context.ts';

/** Ignores names that are not targets: another page may just have removed them. */
export async function orderTargets(ctx: UserContext, { names }: Input<typeof endpoint>): Promise<void> {
  const { workspaceId } = ctx.actor;
  const wanted = names.map((name) => name.toLowerCase());
  const rankOf = (key: string) => (wanted.includes(key) ? wanted.indexOf(key) : wanted.length);
  await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('targets')
      .select(['id', 'name_key', 'position'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const ordered = rows.toSorted((one, other) => rankOf(one.name_key) - rankOf(other.name_key));
    for (const [position, row] of ordered.entries())
      if (row.position !== position)
        await tx.updateTable('targets').set({ position }).where('id', '=', row.id).execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'targets' });
  });
}
