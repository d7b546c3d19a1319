import type { ExpressionBuilder } from 'kysely';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

/** What gives way to a thread of this origin: a feed knows no figures, and an older clip or reading is out of date. */
const GIVES_WAY = {
  api: ['clip', 'feed'],
  sandbox: ['clip', 'feed'],
  clip: ['api', 'sandbox', 'feed'],
  feed: [],
  sample: [],
} as const;

/** A thread is in a workspace's list once: its row becomes that of the new origin, with all that was decided about it. */
export async function oneRowEach(tx: Tx, rows: readonly NewOpportunity[]): Promise<void> {
  for (const [origin, some] of Map.groupBy(rows, (row) => row.origin)) {
    const others = GIVES_WAY[origin];
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
