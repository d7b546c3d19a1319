import type { ExpressionBuilder } from 'kysely';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

/** The origins replaced by each origin: a feed has no figures, and older clips or readings are outdated. */
const REPLACES = {
  api: ['clip', 'feed'],
  sandbox: ['clip', 'feed'],
  clip: ['api', 'sandbox', 'feed'],
  feed: [],
  sample: [],
} as const;

/** Keeps one row per workspace and thread: the existing row gets the new origin and keeps all decisions. */
export async function mergeDuplicateRows(tx: Tx, rows: readonly NewOpportunity[]): Promise<void> {
  for (const [origin, some] of Map.groupBy(rows, (row) => row.origin)) {
    const others = REPLACES[origin];
    if (others.length === 0) continue;
    const isOneOf = (row: ExpressionBuilder<Schema, 'opportunities'>) =>
      row.or(
        some.map(({ workspace_id: workspaceId, thread_id: threadId }) =>
          row.and([row('thread_id', '=', threadId), row('workspace_id', '=', workspaceId)]),
        ),
      );
    const known = await tx
      .selectFrom('opportunities')
      .select(['id', 'workspace_id', 'thread_id', 'origin'])
      .where('origin', 'in', [origin, ...others])
      .where(isOneOf)
      .execute();
    for (const same of Map.groupBy(known, (row) => `${row.workspace_id} ${row.thread_id}`).values()) {
      const stays = same.find((row) => row.origin === origin) ?? same[0];
      const doubles = same.filter((row) => row !== stays).map(({ id }) => id);
      if (doubles.length > 0) await tx.deleteFrom('opportunities').where('id', 'in', doubles).execute();
      if (stays && stays.origin !== origin)
        await tx.updateTable('opportunities').set({ origin }).where('id', '=', stays.id).execute();
    }
  }
}
