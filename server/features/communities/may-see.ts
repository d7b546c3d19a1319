import { sql } from 'kysely';
import type { Db } from '#server/adapters/db/schema.ts';
import { shownReadingsSince } from '#server/adapters/db/tables.ts';

/** A workspace, or null for everybody. */
export type Viewer = string | null;

/**
 * True for versions of rules that may be shown to the viewer: the community was open when they were read, or the
 * workspace's own account has read the community's rules lately.
 */
export const maySee = (versions: 'version' | 'rules_versions', viewer: Viewer, now: number) =>
  sql<boolean>`(${sql.ref(`${versions}.is_open`)} = 1 or exists (
    select 1 from rules_readers as reader
    where reader.community_id = ${sql.ref(`${versions}.community_id`)}
      and reader.workspace_id = ${viewer} and reader.read_at >= ${shownReadingsSince(now)}))`;

/** Of these communities, those whose newest rules everybody may see. */
export async function findOpen(db: Db, communityIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('rules_versions as version')
    .select(['version.community_id', 'version.is_open'])
    .where('version.community_id', 'in', communityIds)
    .orderBy('version.no')
    .execute();
  const newest = new Map(rows.map((row) => [row.community_id, row.is_open]));
  return new Set([...newest].filter(([, isOpen]) => isOpen === 1).map(([id]) => id));
}

/** The workspaces whose own accounts have read a community's rules lately. */
export async function findReaders(db: Db, communityId: string, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('rules_readers')
    .select('workspace_id')
    .where('community_id', '=', communityId)
    .where('read_at', '>=', shownReadingsSince(now))
    .execute();
  return new Set(rows.map((row) => row.workspace_id));
}

/** True if the community was seen open at or after `since`. */
export async function isSeenOpen(db: Db, communityId: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('communities')
    .select('id')
    .where('id', '=', communityId)
    .where('read_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}
