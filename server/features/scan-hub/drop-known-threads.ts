import type { Db } from '#server/adapters/db/schema.ts';
import type { Origin } from '../communities/community-id.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';

const IDS_AT_ONCE = 200;

const keyOf = (row: Pick<NewOpportunity, 'workspace_id' | 'thread_id'>): string =>
  `${row.workspace_id} ${row.thread_id}`;

/** Drops threads that their workspace already has, and all but the best of duplicates. */
export async function dropKnownThreads(
  db: Db,
  origin: Origin,
  found: readonly NewOpportunity[],
): Promise<NewOpportunity[]> {
  const ids = [...new Set(found.map((row) => row.thread_id))];
  const seen = new Set<string>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('opportunities')
      .select(['workspace_id', 'thread_id'])
      .where('origin', '=', origin)
      .where('thread_id', 'in', ids.slice(from, from + IDS_AT_ONCE))
      .execute();
    for (const row of rows) seen.add(keyOf(row));
  }
  return found
    .toSorted((one, other) => other.score - one.score)
    .filter((row) => {
      const isNew = !seen.has(keyOf(row));
      seen.add(keyOf(row));
      return isNew;
    });
}
