import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, Schema } from './schema.ts';

export type ListName = Schema['list_versions']['list'];

const keyOf = (workspaceId: string, list: ListName) => `${workspaceId}:${list}`;

/** So many changes in one millisecond do not run ahead of the time. */
export const VERSIONS_A_MS = 1_000;

/**
 * Makes every cached copy of these workspaces' lists stale when the transaction `db` commits, and returns their new
 * versions. They follow the time, so that one that a fail-over or a restore has taken back never stands for another
 * list later.
 */
export async function invalidateLists(
  { clock }: { clock: Clock },
  db: Db,
  workspaceIds: readonly string[],
  list: ListName,
): Promise<Map<string, number>> {
  if (workspaceIds.length === 0) return new Map();
  const version = clock.now() * VERSIONS_A_MS;
  const rows = await db
    .insertInto('list_versions')
    // In order, so that two processes do not wait for each other.
    .values(
      [...new Set(workspaceIds)]
        .toSorted()
        .map((id) => ({ key: keyOf(id, list), workspace_id: id, list, version })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        version: sql`case when excluded.version > list_versions.version then excluded.version else list_versions.version + 1 end`,
      }),
    )
    .returning(['workspace_id', 'version'])
    .execute();
  return new Map(rows.map(({ workspace_id: id, version: made }) => [id, made]));
}

/** Pages that know an older version have to read the whole list: some of its changes cannot be told one by one. */
export async function forgetChanges(
  db: Db,
  workspaceIds: readonly string[] | 'all',
  list: ListName,
): Promise<void> {
  const all = db
    .updateTable('list_versions')
    .set((row) => ({ complete_since: row.ref('version') }))
    .where('list', '=', list);
  await (workspaceIds === 'all' ? all : all.where('workspace_id', 'in', [...workspaceIds])).execute();
}

/** Zero until the first change. */
export async function readListVersion(
  db: Db,
  workspaceId: string,
  list: ListName,
): Promise<{ version: number; completeSince: number }> {
  const row = await db
    .selectFrom('list_versions')
    .select(['version', 'complete_since as completeSince'])
    .where('key', '=', keyOf(workspaceId, list))
    .executeTakeFirst();
  return row ?? { version: 0, completeSince: 0 };
}
