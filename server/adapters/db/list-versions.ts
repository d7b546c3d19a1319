import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db, Schema } from './schema.ts';

export type ListName = Schema['list_versions']['list'];

const keyOf = (workspaceId: string, list: ListName) => `${workspaceId}:${list}`;

/** How many versions fit into a millisecond: more than there can be changes, so that versions don't run ahead of the time. */
export const VERSIONS_PER_MS = 1_000;

/**
 * Makes all cached copies of these workspaces' lists outdated when `db` commits; returns the new versions. They follow the
 * time, so a version undone by a fail-over or a restore is never used again.
 */
export async function invalidateLists(
  { clock }: { clock: Clock },
  db: Db,
  workspaceIds: readonly string[],
  list: ListName,
): Promise<Map<string, number>> {
  if (workspaceIds.length === 0) return new Map();
  const version = clock.now() * VERSIONS_PER_MS;
  const rows = await db
    .insertInto('list_versions')
    // Sorted, so that two processes cannot deadlock.
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

/** Makes pages with an older version reload the whole list: some changes cannot be sent row by row. */
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

/** The list's version; 0 until the first change. */
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
