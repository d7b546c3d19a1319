import { sql } from 'kysely';
import type { Db } from '#server/adapters/db/schema.ts';
import { shownReadingsSince } from '#server/adapters/db/tables.ts';

/** The viewer's workspace id; null for the public. */
export type Viewer = string | null;

/**
 * An SQL condition: the viewer may see this version, because the community was open when it was read, or because the
 * workspace's own account recently read its rules.
 */
export const isVisibleTo = (versions: 'version' | 'rules_versions', viewer: Viewer, now: number) =>
  sql<boolean>`(${sql.ref(`${versions}.is_open`)} = 1 or exists (
    select 1 from rules_readers as reader
    where reader.community_id = ${sql.ref(`${versions}.community_id`)}
      and reader.workspace_id = ${viewer} and reader.read_at >= ${shownReadingsSince(now)}))`;

export async function findOpenCommunities(db: Db, communityIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('rules_versions as version')
    .select(['version.community_id', 'version.is_open'])
    .where('version.community_id', 'in', communityIds)
    .orderBy('version.no')
    .execute();
  const newest = new Map(rows.map((row) => [row.community_id, row.is_open]));
  return new Set([...newest].filter(([, isOpen]) => isOpen === 1).map(([id]) => id));
}

/** The workspaces whose own accounts recently read a community's rules. */
export async function findReaders(db: Db, communityId: string, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('rules_readers')
    .select('workspace_id')
    .where('community_id', '=', communityId)
    .where('read_at', '>=', shownReadingsSince(now))
    .execute();
  return new Set(rows.map((row) => row.workspace_id));
}

export async function isSeenOpen(db: Db, communityId: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('communities')
    .select('id')
    .where('id', '=', communityId)
    .where('read_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
