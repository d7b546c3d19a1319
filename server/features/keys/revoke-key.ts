import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { PersonContext } from '#server/context.ts';

/** Takes effect with the next request, in every process. */
export async function revokeKey(ctx: PersonContext, { id }: { id: string }): Promise<void> {
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
    const key = authorize(ctx.actor, row);
    await tx.deleteFrom('api_keys').where('id', '=', key.id).execute();
    await audit(ctx, tx, { verb: 'key.revoked', workspaceId, subject: id });
    await ctx.events.publish(tx, { workspaceId, topic: 'keys' });
  });
}
