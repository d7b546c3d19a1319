import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findReply, type ReplyRow } from './reply-rows.ts';

/** Dismisses a reply. Stores only its id, so that it stays dismissed after rereading. */
export async function waiveReply(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await change(ctx, id, async (tx, { workspace_id, site, comment_id }) => {
    await tx
      .insertInto('waived_replies')
      .values({ id: newId('wvd', ctx), workspace_id, site, comment_id, at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'site', 'comment_id']).doNothing())
      .execute();
  });
}

export async function undoWaive(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await change(ctx, id, async (tx, { workspace_id, site, comment_id }) => {
    await tx
      .deleteFrom('waived_replies')
      .where((row) => row.and({ workspace_id, site, comment_id }))
      .execute();
  });
}

type Change = (tx: Tx, row: Owned<ReplyRow>) => Promise<void>;

async function change(ctx: UserContext, id: string, write: Change): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await findReply(tx, id));
    await write(tx, row);
    await ctx.events.publish(tx, { workspaceId: row.workspace_id, topic: 'replies' });
  });
}
