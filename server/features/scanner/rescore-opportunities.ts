import type { Tx } from '#server/adapters/db/schema.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

/** Updates unviewed threads of the list. A thread that left the list or was viewed meanwhile is skipped. */
export async function rescoreOpportunities(tx: Tx, rows: readonly NewOpportunity[]): Promise<void> {
  for (const { id: _id, found_at: _foundAt, ...row } of rows)
    await tx
      .updateTable('opportunities')
      .set(row)
      .where('workspace_id', '=', row.workspace_id)
      .where('origin', '=', row.origin)
      .where('thread_id', '=', row.thread_id)
      .where('viewed_at', 'is', null)
      .execute();
}
