import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { keepOpportunities, type NewOpportunity } from '../scanner/opportunity-rows.ts';

/** Adds what was found to the lists of its workspaces, and tells their open pages. */
export async function keepFound(ctx: Context, tx: Tx, found: readonly NewOpportunity[]): Promise<void> {
  if (found.length === 0) return;
  await keepOpportunities(ctx, tx, found);
  const workspaces = new Set(found.map((row) => row.workspace_id));
  await ctx.events.publish(
    tx,
    ...[...workspaces].map((workspaceId) => ({ workspaceId, topic: 'opportunities' as const })),
  );
}
