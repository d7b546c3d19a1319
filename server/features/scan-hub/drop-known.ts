import type { Db } from '#server/adapters/db/schema.ts';
import type { Origin } from '../communities/community-id.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';

const keyOf = (row: Pick<NewOpportunity, 'workspace_id' | 'thread_id'>): string =>
  `${row.workspace_id} ${row.thread_id}`;

/** Those that their workspaces have not found yet, the best of each thread first. */
export async function dropKnown(
  db: Db,
  origin: Origin,
  found: readonly NewOpportunity[],
): Promise<NewOpportunity[]> {
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('opportunities')
    .select(['workspace_id', 'thread_id'])
    .where('workspace_id', 'in', [...new Set(found.map((row) => row.workspace_id))])
    .where('origin', '=', origin)
    .execute();
  const seen = new Set(rows.map(keyOf));
  return found
    .toSorted((one, other) => other.score - one.score)
    .filter((row) => {
      const isNew = !seen.has(keyOf(row));
      seen.add(keyOf(row));
      return isNew;
    });
}
