import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { storeOpportunities, type NewOpportunity } from '../scanner/opportunity-rows.ts';

export async function storeFound(ctx: Context, tx: Tx, found: readonly NewOpportunity[]): Promise<void> {
  if (found.length === 0) return;
  await storeOpportunities(ctx, tx, found);
  const workspaces = new Set(found.map((row) => row.workspace_id));
  await ctx.events.publish(
    tx,
    ...[...workspaces].map((workspaceId) => ({ workspaceId, topic: 'opportunities' as const })),
  );
}
