import type { Output } from '#contract/endpoint.ts';
import type { restoreSite as restoreEndpoint } from '#contract/clicks.ts';
import { restorableSince } from '#server/adapters/db/tables.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { refuseDuplicateSite, findSite, readSite, type SiteRow } from './site-rows.ts';

type ById = { id: string };

/** Keeps the row for some minutes, so that Undo restores the same key: the website's code contains it. */
export async function removeSite(ctx: UserContext, { id }: ById): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const found = await findSite(tx, id);
    await setRemoved(ctx, tx, authorize(ctx.actor, found), ctx.clock.now());
  });
}

export async function restoreSite(ctx: UserContext, { id }: ById): Promise<Output<typeof restoreEndpoint>> {
  await ctx.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('click_sites')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', '>=', restorableSince(ctx.clock.now()))
      .executeTakeFirst();
    const row = authorize(ctx.actor, found);
    await refuseDuplicateSite(ctx, tx, row.host);
    await setRemoved(ctx, tx, row, null);
  });
  return await readSite(ctx, id);
}

async function setRemoved(ctx: UserContext, tx: Tx, row: Owned<SiteRow>, at: number | null): Promise<void> {
  const { id, workspace_id: workspaceId } = row;
  await tx.updateTable('click_sites').set({ removed_at: at }).where('id', '=', id).execute();
  const verb = at === null ? 'site.restored' : 'site.removed';
  await audit(ctx, tx, { verb, workspaceId, subject: id });
  await ctx.events.publish(tx, { workspaceId, topic: 'sites' });
}
