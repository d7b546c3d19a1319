import { sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

export type ListName = Schema['list_versions']['list'];

const keyOf = (workspaceId: string, list: ListName) => `${workspaceId}:${list}`;

/** Makes every cached copy of a list stale when the transaction `db` commits. */
export async function invalidateList(db: Db, workspaceId: string, list: ListName): Promise<void> {
  await db
    .insertInto('list_versions')
    .values({ key: keyOf(workspaceId, list), workspace_id: workspaceId, list, version: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ version: sql`list_versions.version + 1` }))
    .execute();
}

/** Zero until the first change. */
export async function readListVersion(db: Db, workspaceId: string, list: ListName): Promise<number> {
  const row = await db
    .selectFrom('list_versions')
    .select('version')
    .where('key', '=', keyOf(workspaceId, list))
    .executeTakeFirst();
  return row?.version ?? 0;
}
