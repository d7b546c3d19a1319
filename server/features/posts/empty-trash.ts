import type { Output } from '#contract/endpoint.ts';
import type { emptyTrash as endpoint } from '#contract/trash.ts';
import { audit } from '#server/audit.ts';
import type { Context, UserActor } from '#server/context.ts';
import { removeGone } from './remove-gone.ts';
import { GONE, selectTrash } from './trash-rows.ts';

/** Out of the trash for good, all of it. */
export async function emptyTrash(ctx: Context<UserActor>): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    const gone = await tx
      .updateTable('posts')
      .set({ deleted_at: GONE })
      .where('id', 'in', selectTrash(ctx, tx).select('id'))
      .returning('id')
      .execute();
    await removeGone(ctx, tx, workspaceId);
    const detail = { posts: gone.length };
    await audit(ctx, tx, { verb: 'trash.emptied', workspaceId, detail });
    await ctx.events.tell(tx, { workspaceId, topic: 'posts' });
    return { removed: gone.length };
  });
}
