import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Target } from '#contract/targets.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';

export type TargetRow = Selectable<Schema['targets']>;
type WithMembers = TargetRow & { members: number | null };

export const presentTarget = (row: WithMembers): Target => ({
  id: row.id,
  name: row.name,
  note: row.note,
  addedAt: new Date(row.created_at).toISOString(),
  members: row.members,
});

const selectTargets = (db: Db, { actor, platform }: UserContext) =>
  db
    .selectFrom('targets')
    .leftJoin('communities', (join) =>
      join.on('communities.id', '=', sql<string>`${`${originOf(platform)}:`} || targets.name_key`),
    )
    .selectAll('targets')
    .select('communities.members')
    .where('targets.workspace_id', '=', actor.workspaceId);

export const findTargets = (ctx: UserContext): Promise<WithMembers[]> =>
  selectTargets(ctx.db, ctx).orderBy('targets.position').orderBy('targets.id').execute();

export async function readTarget(ctx: UserContext, db: Db, nameKey: string): Promise<Target> {
  const row = await selectTargets(db, ctx).where('targets.name_key', '=', nameKey).executeTakeFirstOrThrow();
  return presentTarget(row);
}

export const findTarget = (db: Db, id: string): Promise<TargetRow | undefined> =>
  db.selectFrom('targets').selectAll().where('id', '=', id).executeTakeFirst();
