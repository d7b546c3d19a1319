import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { findErasedUsers, blockErasures } from '../accounts/erased-redditors.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

type Shown = { author: string };

/** Drops threads, and comments in clips, by Reddit users that the workspace has erased. */
export async function withoutErased(
  ctx: Pick<Context, 'cipher' | 'engine'>,
  tx: Tx,
  found: readonly NewOpportunity[],
): Promise<NewOpportunity[]> {
  const workspaceIds = [...new Set(found.map((row) => row.workspace_id))].toSorted();
  await blockErasures(ctx, tx);
  await lockWorkspaces(ctx, tx, workspaceIds);
  const erased = await findErasedUsers(ctx, tx, workspaceIds);
  const withoutTheirComments = (row: NewOpportunity): NewOpportunity => {
    if (!row.clipped_comments) return row;
    const shown = JSON.parse(row.clipped_comments) as Shown[];
    const kept = shown.filter((comment) => !erased.has(row.workspace_id, comment));
    return { ...row, clipped_comments: JSON.stringify(kept) };
  };
  return found
    .filter((row) =>
      [row.author, row.comment_author].every(
        (author) => !erased.has(row.workspace_id, { author: author ?? null }),
      ),
    )
    .map(withoutTheirComments);
}
