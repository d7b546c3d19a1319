import type { Input } from '#contract/endpoint.ts';
import type { skipOpportunity as endpoint } from '#contract/scanner.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findOpportunity, type OpportunityRow } from './opportunity-rows.ts';

/** Hides a thread from the list. Similar threads score lower from now on, because every read applies the skips. */
export async function skipOpportunity(
  ctx: UserContext,
  { id, reason }: Input<typeof endpoint>,
): Promise<void> {
  await change(ctx, id, async (tx, row) => {
    const at = ctx.clock.now();
    await tx.updateTable('opportunities').set({ skipped_at: at }).where('id', '=', row.id).execute();
    // Samples must not affect real threads.
    if (row.origin === 'sample') return;
    const skip = {
      reason,
      community_key: row.community_key,
      thread_type: (JSON.parse(row.judgement) as ThreadScore).threadType,
      keywords: row.keywords,
      at,
    };
    const key = { id: newId('skp', ctx), workspace_id: row.workspace_id, opportunity_id: row.id };
    await tx
      .insertInto('thread_skips')
      .values({ ...key, ...skip })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'opportunity_id']).doUpdateSet(skip))
      .execute();
  });
}

export async function undoSkip(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await change(ctx, id, restoreSkipped);
}

/** Shows a skipped thread again and drops the effect of its skip. */
export async function restoreSkipped(
  tx: Tx,
  row: Pick<OpportunityRow, 'id' | 'workspace_id'>,
): Promise<void> {
  await tx.updateTable('opportunities').set({ skipped_at: null }).where('id', '=', row.id).execute();
  await tx.deleteFrom('thread_skips').where('opportunity_id', '=', row.id).execute();
}

type Change = (tx: Tx, row: OpportunityRow) => Promise<void>;

async function change(ctx: UserContext, id: string, write: Change): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await findOpportunity(tx, id));
    await write(tx, row);
    await ctx.events.publish(tx, { workspaceId: row.workspace_id, topic: 'opportunities' });
  });
}
