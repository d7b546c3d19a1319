import type { makeServerKey as endpoint } from '#contract/clicks.ts';
import type { Output } from '#contract/endpoint.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findSite } from './site-rows.ts';

/** The key cannot be read again. Creating another one replaces it. */
export async function makeServerKey(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Output<typeof endpoint>> {
  const key = newToken(ctx.random);
  await ctx.db.transaction().execute(async (tx) => {
    const site = authorize(ctx.actor, await findSite(tx, id));
    await tx
      .updateTable('click_sites')
      .set({ server_key_hash: hashToken(key) })
      .where('id', '=', site.id)
      .execute();
    await audit(ctx, tx, { verb: 'site.server_key_made', workspaceId: site.workspace_id, subject: id });
    await ctx.events.publish(tx, { workspaceId: site.workspace_id, topic: 'sites' });
  });
  return { key };
}
